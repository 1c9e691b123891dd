"""Files on stores: I/O, space, and the effects of disk groups, arrays and vSAN."""
