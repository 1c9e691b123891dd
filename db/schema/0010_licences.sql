-- Format 10: licences, subscriptions and services as lines of the plan; plans from before have none.
CREATE TABLE licence (
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL,
    scope TEXT NOT NULL,       -- ids of what it counts, with blanks between them; empty: the whole plan
    name TEXT NOT NULL,
    vendor TEXT NOT NULL,
    order_number TEXT NOT NULL,
    unit TEXT NOT NULL,
    each REAL NOT NULL,
    least_per_processor INTEGER NOT NULL,
    least_per_host INTEGER NOT NULL,
    least_per_order INTEGER NOT NULL,
    pack_size INTEGER NOT NULL,
    includes_tib REAL NOT NULL,
    beyond_included INTEGER NOT NULL,
    unit_price TEXT,           -- exact decimal in `currency`; NULL: not known yet
    currency TEXT NOT NULL,
    discount_percent TEXT NOT NULL,  -- exact decimal, taken off the unit price
    term TEXT NOT NULL,
    prepaid_years INTEGER NOT NULL,
    support_percent TEXT NOT NULL,   -- exact decimal, of the net price in each year
    from_year INTEGER NOT NULL,
    to_year INTEGER NOT NULL,        -- 0: to the end
    valid_from TEXT NOT NULL,
    valid_to TEXT NOT NULL,
    price_date TEXT NOT NULL,
    source TEXT NOT NULL,
    UNIQUE (variant, id)
) STRICT;

ALTER TABLE edit RENAME TO edit_before;

CREATE TABLE edit (  -- one changed row of a step, before and after; NULL where the row does not exist
    step INTEGER NOT NULL REFERENCES step (number) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    variant TEXT NOT NULL,     -- whose plan it changed; empty for the list of variants and the proposal
    target TEXT NOT NULL CHECK (target IN (
        'variants', 'proposal', 'settings', 'components', 'parents', 'positions', 'links', 'licences'
    )),
    key TEXT NOT NULL,         -- variant, component, licence, name of the setting, 'design', or JSON [source, role, target]
    before TEXT,               -- JSON; a component that exists before and after and the design of the proposal list
    after TEXT,                -- just what changed; a variant that comes or goes says how many of the next rows
                               -- hold its plan
    PRIMARY KEY (step, number)
) STRICT;

INSERT INTO edit SELECT * FROM edit_before;
DROP TABLE edit_before;
