-- Format 1 of the project file. Released steps never change: files carry these very words as their schema.
-- Every table is STRICT. `number` counts rows in the order in which the plan lists them.

CREATE TABLE document (  -- one row: where the user stands in the history
    id INTEGER PRIMARY KEY CHECK (id = 1),
    position INTEGER NOT NULL CHECK (position >= 0),  -- steps in force; later ones can be redone
    sealed INTEGER NOT NULL CHECK (sealed IN (0, 1)), -- 1: the next step never merges with the last one
    shown TEXT NOT NULL REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,  -- the variant worked on
    editor TEXT NOT NULL,                             -- user and computer while the file is open; else empty
    since TEXT NOT NULL                               -- since when, in UTC
) STRICT;

CREATE TABLE restore_point (  -- states to come back to
    position INTEGER PRIMARY KEY CHECK (position >= 0),  -- the state after so many steps
    name TEXT NOT NULL,
    set_at TEXT NOT NULL,      -- in UTC
    set_by TEXT NOT NULL       -- user and computer
) STRICT;

CREATE TABLE checksum (  -- one row per other table: digests of its rows, added modulo 2^256
    part TEXT PRIMARY KEY,
    rows INTEGER NOT NULL,
    digest TEXT NOT NULL
) STRICT;

CREATE TABLE variant (  -- the plans of the project, side by side; each of the tables below holds rows of all
    id TEXT PRIMARY KEY,
    place INTEGER NOT NULL CHECK (place >= 0),  -- in the list, from 0
    name TEXT NOT NULL
) STRICT;

CREATE TABLE proposal (  -- one row: how the proposal of the project is made up
    id INTEGER PRIMARY KEY CHECK (id = 1),
    language TEXT NOT NULL,    -- what the customer reads; empty where that was not chosen
    branded INTEGER NOT NULL CHECK (branded IN (0, 1)),  -- 0: as the profile of the firm says; all below is empty
    firm TEXT NOT NULL,
    address TEXT NOT NULL,
    accent TEXT NOT NULL,      -- #rrggbb, or empty
    logo BLOB NOT NULL CHECK (length(logo) <= 524288),  -- PNG or plain SVG
    closing TEXT NOT NULL      -- small print
) STRICT;

CREATE TABLE proposal_chapter (  -- chapters in the order chosen; none where nobody has changed it
    place INTEGER PRIMARY KEY CHECK (place >= 0),
    key TEXT NOT NULL UNIQUE,
    shown INTEGER NOT NULL CHECK (shown IN (0, 1)),
    text TEXT NOT NULL         -- words of the consultant's own
) STRICT;

CREATE TABLE settings (  -- one row per variant: what holds for its plan as a whole
    variant TEXT PRIMARY KEY REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,
    currency TEXT NOT NULL,
    price_decline_percent REAL NOT NULL,
    price_years REAL NOT NULL,
    depreciation_years INTEGER NOT NULL,
    residual_percent REAL NOT NULL,
    interest_percent REAL NOT NULL,
    maintenance_percent REAL NOT NULL,
    electricity_price_per_kwh TEXT NOT NULL,  -- exact decimal
    pue REAL NOT NULL,
    rack_unit_price_per_year TEXT NOT NULL,  -- exact decimal
    vat_percent REAL NOT NULL,
    name TEXT NOT NULL,
    customer TEXT NOT NULL,
    author TEXT NOT NULL,
    notes TEXT NOT NULL,
    broker TEXT NOT NULL,
    plan_for TEXT NOT NULL,
    cpu_target_percent REAL NOT NULL,
    ram_target_percent REAL NOT NULL,
    iops_target_percent REAL NOT NULL,
    controller_target_percent REAL NOT NULL,
    bandwidth_target_percent REAL NOT NULL,
    capacity_target_percent REAL NOT NULL,
    failure_target_percent REAL NOT NULL,
    capacity_overhead_percent REAL NOT NULL,
    survive_controller INTEGER NOT NULL,
    survive_path INTEGER NOT NULL,
    survive_drive INTEGER NOT NULL,
    rebuild_percent REAL NOT NULL,
    login_window_minutes REAL NOT NULL,
    boot_window_minutes REAL NOT NULL,
    power_operations INTEGER NOT NULL,
    power_operation_minutes REAL NOT NULL,
    provision_window_minutes REAL NOT NULL,
    provision_operations INTEGER NOT NULL,
    composer_operations INTEGER NOT NULL,
    provision_operation_minutes REAL NOT NULL,
    instant_clone_operations INTEGER NOT NULL,
    instant_clone_operation_minutes REAL NOT NULL,
    patch_window_minutes REAL NOT NULL,
    maintenance_operations INTEGER NOT NULL,
    maintenance_operation_minutes REAL NOT NULL,
    logoff_window_minutes REAL NOT NULL
) STRICT;

CREATE TABLE component (  -- every component; the table named by `kind` holds its fields
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL REFERENCES variant (id) DEFERRABLE INITIALLY DEFERRED,
    id TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN (
        'host', 'cluster', 'storage_array', 'disk_group',
        'desktop_pool', 'infrastructure_servers', 'network_link', 'note'
    )),
    UNIQUE (variant, id)
) STRICT;

CREATE TABLE host (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    count INTEGER NOT NULL,
    server_model TEXT NOT NULL,
    cpu_model TEXT NOT NULL,
    sockets INTEGER NOT NULL,
    cores_per_socket INTEGER NOT NULL,
    base_clock_ghz REAL NOT NULL,
    all_core_turbo_ghz REAL NOT NULL,
    hyper_threading_gain_percent REAL NOT NULL,
    ram_gib REAL NOT NULL,  -- 1 GiB is 2^30 bytes
    memory_module_gib REAL NOT NULL,
    system_ram_gib REAL NOT NULL,
    hypervisor TEXT NOT NULL,
    host_cache_gib REAL NOT NULL,
    nic_ports INTEGER NOT NULL,
    nic_gbit_s REAL NOT NULL,
    hba_ports INTEGER NOT NULL,
    hba_mb_s REAL NOT NULL,
    power_watts REAL NOT NULL,
    rack_units REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE cluster (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    failures_to_tolerate INTEGER NOT NULL,
    admission_control TEXT NOT NULL,
    vsan TEXT NOT NULL,
    vsan_version TEXT NOT NULL,
    vsan_policy TEXT NOT NULL,
    vsan_slack_percent REAL NOT NULL,
    vsan_format_percent REAL NOT NULL,
    vsan_data_reduction REAL NOT NULL,
    vsan_swap TEXT NOT NULL,
    vsan_read_cache_hit_percent REAL NOT NULL,
    vsan_write_coalescing_percent REAL NOT NULL,
    vsan_cpu_percent REAL NOT NULL,
    vsan_resync_mb_s REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE storage_array (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    array_model TEXT NOT NULL,
    protocol TEXT NOT NULL,
    controllers INTEGER NOT NULL,
    controller_read_iops REAL NOT NULL,
    controller_write_iops REAL NOT NULL,
    controller_idle_percent REAL NOT NULL,
    read_cache_hit_percent REAL NOT NULL,
    write_coalescing_percent REAL NOT NULL,
    ports INTEGER NOT NULL,
    port_mb_s REAL NOT NULL,
    data_reduction REAL NOT NULL,
    first_tier_read_percent REAL NOT NULL,
    volumes INTEGER NOT NULL,
    volume_gib REAL NOT NULL,
    power_watts REAL NOT NULL,
    rack_units REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE disk_group (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    drive_model TEXT NOT NULL,
    drive_kind TEXT NOT NULL,
    drives INTEGER NOT NULL,
    drive_gb REAL NOT NULL,  -- 1 GB is 10^9 bytes
    drive_iops REAL NOT NULL,
    raid TEXT NOT NULL,
    read_cache_hit_percent REAL NOT NULL,
    write_coalescing_percent REAL NOT NULL,
    spare_drives INTEGER NOT NULL,
    tier INTEGER NOT NULL,
    purpose TEXT NOT NULL,
    cache_drives INTEGER NOT NULL,
    cache_gb REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE desktop_pool (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    desktops INTEGER NOT NULL,
    users_per_desktop INTEGER NOT NULL,
    concurrency_percent REAL NOT NULL,
    clone_type TEXT NOT NULL,
    assignment TEXT NOT NULL,
    refresh_policy TEXT NOT NULL,
    guest_os TEXT NOT NULL,
    vcpus INTEGER NOT NULL,
    ram_gib REAL NOT NULL,  -- 1 GiB is 2^30 bytes
    ram_reserved_gib REAL NOT NULL,
    instant_clone_parents INTEGER NOT NULL,
    monitors INTEGER NOT NULL,
    display_width INTEGER NOT NULL,
    display_height INTEGER NOT NULL,
    video_ram_mib REAL NOT NULL,
    display_kbit_s REAL NOT NULL,
    workload TEXT NOT NULL,
    cpu_mhz REAL NOT NULL,
    iops REAL NOT NULL,
    read_percent REAL NOT NULL,
    kib_per_io REAL NOT NULL,
    peak_factor REAL NOT NULL,
    replica_read_percent REAL NOT NULL,
    disposable_write_percent REAL NOT NULL,
    host_cache_hit_percent REAL NOT NULL,
    login_ios REAL NOT NULL,
    login_read_percent REAL NOT NULL,
    login_cpu_ghz_seconds REAL NOT NULL,
    boot_ios REAL NOT NULL,
    boot_read_percent REAL NOT NULL,
    boot_cpu_ghz_seconds REAL NOT NULL,
    boot_host_cache_hit_percent REAL NOT NULL,
    work_kib_per_io REAL NOT NULL,
    work_peak_factor REAL NOT NULL,
    provision_ios REAL NOT NULL,
    provision_read_percent REAL NOT NULL,
    provision_cpu_ghz_seconds REAL NOT NULL,
    patch_ios REAL NOT NULL,
    patch_read_percent REAL NOT NULL,
    patch_cpu_ghz_seconds REAL NOT NULL,
    refresh_ios REAL NOT NULL,
    refresh_read_percent REAL NOT NULL,
    refresh_cpu_ghz_seconds REAL NOT NULL,
    replica_gib REAL NOT NULL,
    replica_copies INTEGER NOT NULL,
    template_gib REAL NOT NULL,
    full_clone_fill_percent REAL NOT NULL,
    delta_gib REAL NOT NULL,
    disposable_gib REAL NOT NULL,
    persistent_gib REAL NOT NULL,
    persistent_fill_percent REAL NOT NULL,
    suspends INTEGER NOT NULL,
    log_gib REAL NOT NULL,
    vmx_swap_gib REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE infrastructure_servers (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    servers INTEGER NOT NULL,
    vcpus INTEGER NOT NULL,
    ram_gib REAL NOT NULL,  -- 1 GiB is 2^30 bytes
    cpu_mhz REAL NOT NULL,
    iops REAL NOT NULL,
    read_percent REAL NOT NULL,
    disk_gib REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE network_link (
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    bandwidth_mbit_s REAL NOT NULL,
    other_traffic_percent REAL NOT NULL,
    latency_ms REAL NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE note (  -- words on the drawing; nothing is computed from them
    variant TEXT NOT NULL,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    notes TEXT NOT NULL,
    PRIMARY KEY (variant, id),
    FOREIGN KEY (variant, id) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE origin (  -- where the value of a field is from; a field without a row holds its default
    variant TEXT NOT NULL,
    component TEXT NOT NULL,
    field TEXT NOT NULL,
    kind TEXT NOT NULL,        -- typed, catalogue or imported
    reference TEXT NOT NULL,   -- the catalogue record or document
    PRIMARY KEY (variant, component, field),
    FOREIGN KEY (variant, component) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE part (  -- price records of a component
    variant TEXT NOT NULL,
    component TEXT NOT NULL,
    number INTEGER NOT NULL CHECK (number >= 1),
    item TEXT NOT NULL,
    unit_price TEXT NOT NULL,  -- exact decimal in `currency`
    currency TEXT NOT NULL,
    quantity INTEGER NOT NULL,
    per TEXT NOT NULL,         -- component, socket, memory_module or drive
    order_number TEXT NOT NULL,
    price_date TEXT NOT NULL,
    source TEXT NOT NULL,
    discount_percent TEXT NOT NULL,  -- exact decimal, taken off the unit price
    PRIMARY KEY (variant, component, number),
    FOREIGN KEY (variant, component) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE parent (  -- which component lies inside which
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL,
    child TEXT NOT NULL,
    parent TEXT NOT NULL,
    UNIQUE (variant, child),
    FOREIGN KEY (variant, child) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (variant, parent) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX parent_inside ON parent (variant, parent);  -- for the check of what a removed component holds

CREATE TABLE position (  -- where and how a card is drawn, in pixels at 100 %; x and y mean nothing inside another one
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL,
    component TEXT NOT NULL,
    x REAL NOT NULL CHECK (x BETWEEN -1e12 AND 1e12),
    y REAL NOT NULL CHECK (y BETWEEN -1e12 AND 1e12),
    closed INTEGER NOT NULL CHECK (closed IN (0, 1)),  -- 1: a card that stands for all that lies in it
    width REAL NOT NULL CHECK (width BETWEEN 0 AND 1e12),    -- 0: its own width
    height REAL NOT NULL CHECK (height BETWEEN 0 AND 1e12),  -- 0: as high as what it holds
    UNIQUE (variant, component),
    FOREIGN KEY (variant, component) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE TABLE link (  -- `source` runs on `target`, or the file role of `source` lies on `target`
    number INTEGER PRIMARY KEY,
    variant TEXT NOT NULL,
    source TEXT NOT NULL,
    role TEXT NOT NULL,
    target TEXT NOT NULL,
    share REAL NOT NULL,       -- part of the role's desktops whose files lie here, 0 to 1
    UNIQUE (variant, source, role, target),
    FOREIGN KEY (variant, source) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED,
    FOREIGN KEY (variant, target) REFERENCES component (variant, id) DEFERRABLE INITIALLY DEFERRED
) STRICT;

CREATE INDEX link_target ON link (variant, target);  -- for the check of what leads to a removed component

CREATE TABLE step (  -- what the user did, oldest first
    number INTEGER PRIMARY KEY CHECK (number >= 1),
    label TEXT NOT NULL,       -- English, with {placeholders}
    plural TEXT NOT NULL,      -- the label for counts other than 1
    arguments TEXT NOT NULL,   -- JSON: the values for the placeholders
    gesture TEXT NOT NULL      -- neighbours with the same gesture are one step
) STRICT;

CREATE TABLE edit (  -- one changed row of a step, before and after; NULL where the row does not exist
    step INTEGER NOT NULL REFERENCES step (number) DEFERRABLE INITIALLY DEFERRED,
    number INTEGER NOT NULL CHECK (number >= 1),
    variant TEXT NOT NULL,     -- whose plan it changed; empty for the list of variants and the proposal
    target TEXT NOT NULL CHECK (target IN (
        'variants', 'proposal', 'settings', 'components', 'parents', 'positions', 'links'
    )),
    key TEXT NOT NULL,         -- variant, component, name of the setting, 'design', or JSON [source, role, target]
    before TEXT,               -- JSON; a component that exists before and after and the design of the proposal list
    after TEXT,                -- just what changed; a variant that comes or goes says how many of the next rows
                               -- hold its plan
    PRIMARY KEY (step, number)
) STRICT;
