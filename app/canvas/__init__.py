"""The drawing: scene, items, geometry, painters and gestures. Ids cross its border, never objects.

The way in is `CanvasView`; `picture` draws the same without a window.
"""
