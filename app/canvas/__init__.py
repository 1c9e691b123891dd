"""The drawing: layout, content, painters, scene, gestures and commands. Its interface takes and returns ids, not
objects.

`CanvasView` is the entry point; `app.output.picture` draws the same without a window.
"""
