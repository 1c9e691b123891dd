"""The proposal as a Word file that can be edited: styles, fields, tables and pictures, no page drawn by hand.

The typeface is named and not embedded: where Inter is not installed, Word takes Arial, which every edition of it has.
"""
