"""The drawing: layout, content, painters, scene, gestures and commands. Ids cross its border, never objects.

The way in is `CanvasView`; `app.output.picture` draws the same without a window.
"""
