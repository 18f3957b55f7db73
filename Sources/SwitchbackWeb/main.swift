import WebHost
