import Viewer
