import SwitchbackTool

Tool.main()
