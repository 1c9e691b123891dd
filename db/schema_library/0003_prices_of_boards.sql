-- Version 3: a price may belong to a graphics board, too.
CREATE TABLE price_with_boards (  -- one line of a price list; not bound to a record, because it may be one of Headroom's
    id INTEGER PRIMARY KEY CHECK (id > 0),
    item TEXT NOT NULL CHECK (length(item) <= 300),
    order_number TEXT NOT NULL CHECK (length(order_number) <= 100),
    unit_price TEXT NOT NULL CHECK (length(unit_price) BETWEEN 1 AND 40),  -- exact decimal
    currency TEXT NOT NULL CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
    discount_percent TEXT NOT NULL CHECK (length(discount_percent) BETWEEN 1 AND 40),  -- exact decimal
    per TEXT NOT NULL CHECK (per IN (
        'component', 'once', 'host', 'socket', 'core', 'gib', 'memory_module', 'drive', 'tib',
        'desktop', 'named_user', 'concurrent_user'
    )),
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 0 AND 1000000),
    list TEXT NOT NULL CHECK (list IN ('', 'cpus', 'servers', 'arrays', 'drives', 'workloads', 'boards')),
    record TEXT NOT NULL CHECK (length(record) <= 200 AND (record = '') = (list = '')),
    valid_from TEXT NOT NULL CHECK (valid_from = '' OR valid_from GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    valid_to TEXT NOT NULL CHECK (valid_to = '' OR valid_to GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    price_date TEXT NOT NULL CHECK (length(price_date) <= 10),
    source TEXT NOT NULL CHECK (length(source) <= 300),
    CHECK (item <> '' OR order_number <> ''),
    CHECK (valid_from = '' OR valid_to = '' OR valid_from <= valid_to)
) STRICT;

INSERT INTO price_with_boards SELECT * FROM price;
DROP TABLE price;
ALTER TABLE price_with_boards RENAME TO price;
