"""Storage arrays: controllers, hosts at their ports, volumes, data reduction."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.answers.supplies import drives_of_array
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, normal, store_clusters
from planner_core.engine.findings.trait import Trait
from planner_core.engine.hosts.vsan_reduction import compression_of, reduces_data
from planner_core.formulas import clone_files
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import ComponentId, DesktopPool, StorageArray

MOST_REDUCTION_OF_CLONES = 2.0
"""Planning value: maximum effect of deduplication on clones, which already share their image."""
NOTABLE_GIB = 1024.0
"""Planning value: smaller amounts are not reported."""

FULL_CLONES = Trait[DesktopPool](lambda pool: pool.clone_type == "full")


@check(
    "array.single-controller",
    "warning",
    source="NetApp TR-4540 (2017): two controllers, so that one can take over the other's work",
)
def one_controller(review: Review) -> Iterator[Remark]:
    """One controller is one failure away from no storage at all."""
    for array in review.layout.arrays.components:
        if array.controllers == 1 and array.id in review.linked:
            desktops = sum(
                pool.desktops for pool in review.layout.pools.components if _uses(review, pool, array)
            )
            words = {"array": Named(array.name), "count": desktops}
            yield Remark(
                array.id,
                Message(
                    "{array} has one controller: when it fails, {count} desktop stands still.",
                    words,
                    "{array} has one controller: when it fails, {count} desktops stand still.",
                ),
                Message("Plan an array with two controllers."),
            )


@check(
    "array.too-many-drives",
    "error",
    source="Data sheets of the arrays: drives that one array takes, with all its enclosures",
)
def more_drives_than_the_model_takes(review: Review) -> Iterator[Remark]:
    """An array of a known model has a limited number of drive bays."""
    layout = review.layout
    for array in layout.arrays.components:
        model = layout.catalog.array_models.get(array.array_model)
        if model is None or model.is_recalled or not model.drives:
            continue
        drives = drives_of_array(layout.plan, array.id)
        if drives > model.drives:
            words = {"array": Named(array.name), "model": model.id, "drives": drives, "most": model.drives}
            yield Remark(
                array.id,
                Message("{array} has {drives} drives, spares included; {model} takes {most}.", words),
                Message("Plan fewer and larger drives, or a second array."),
            )


@check(
    "array.too-many-controllers",
    "error",
    source="Data sheets of the arrays: controllers of one array",
)
def more_controllers_than_the_model_takes(review: Review) -> Iterator[Remark]:
    """An array of a known model has a limited number of controllers."""
    for array in review.layout.arrays.components:
        model = review.layout.catalog.array_models.get(array.array_model)
        if model and not model.is_recalled and array.controllers > model.controllers:
            words = {
                "array": Named(array.name),
                "model": model.id,
                "controllers": array.controllers,
                "most": model.controllers,
            }
            yield Remark(
                array.id,
                Message("{array} has {controllers} controllers; {model} takes {most}.", words),
                Message("Plan a second array."),
            )


@check(
    "array.too-many-ports",
    "error",
    source="Data sheets of the arrays: front-end ports of one protocol on a controller",
)
def more_ports_than_the_model_takes(review: Review) -> Iterator[Remark]:
    """A controller of a known model has a limited number of ports."""
    for array in review.layout.arrays.components:
        model = review.layout.catalog.array_models.get(array.array_model)
        most = model.most_ports(array.protocol) if model and not model.is_recalled else None
        if model and most is not None and array.ports > most:
            words = {"array": Named(array.name), "model": model.id, "ports": array.ports, "most": most}
            yield Remark(
                array.id,
                Message(
                    "{array} has {ports} ports on each controller; {model} takes {most} of this protocol.",
                    words,
                ),
                Message("Plan faster ports, or a second array."),
            )


@check(
    "array.rack-units",
    "notice",
    source="Data sheets of the arrays: drives beside the controllers and in shelves. NetApp TR-4540 (2017), table 15:"
    " 24 drives in 4 rack units, 216 in 20",
)
def shelves_without_room(review: Review) -> Iterator[Remark]:
    """Drives that do not fit beside the controllers need shelves, which take room in the rack."""
    layout = review.layout
    for array in layout.arrays.components:
        model = layout.catalog.array_models.get(array.array_model)
        drives = drives_of_array(layout.plan, array.id) if model else 0
        if model and array.rack_units < model.least_rack_units(drives):
            words = {
                "array": Named(array.name),
                "model": model.id,
                "drives": drives,
                "count": model.shelves(drives),
                "units": Quantity(array.rack_units, "U"),
                "least": Quantity(model.least_rack_units(drives), "U"),
            }
            yield Remark(
                array.id,
                Message(
                    "{array}: {drives} drives of {model} need {count} shelf, {least} with the controllers; {units} are"
                    " planned.",
                    words,
                    "{array}: {drives} drives of {model} need {count} shelves, {least} with the controllers; {units}"
                    " are planned.",
                ),
                Message("Set the rack units to {least}, or choose larger drives.", words),
            )


@check(
    "array.sas-hosts",
    "error",
    source="Dell EMC PowerVault ME4 (2020): four hosts at most are attached directly by SAS; each takes a port on"
    " every controller",
)
def too_many_direct_hosts(review: Review) -> Iterator[Remark]:
    """Direct-attached hosts need a port each, on every controller."""
    hosts_of: dict[ComponentId, int] = {}
    table = review.layout.hosts
    for host, reached in review.ties.arrays_of.items():
        for each in reached:
            hosts_of[each] = hosts_of.get(each, 0) + table.components[table.row[host]].count
    for array in review.layout.arrays.components:
        hosts = hosts_of.get(array.id, 0)
        if array.protocol == "sas" and hosts > array.ports:
            words = {"array": Named(array.name), "hosts": hosts, "ports": array.ports}
            yield Remark(
                array.id,
                Message(
                    "{hosts} hosts are attached to {array} directly by SAS, each controller has {ports} ports.",
                    words,
                ),
                Message("Use iSCSI or Fibre Channel with switches, or fewer hosts."),
            )


@check(
    "array.volumes-over",
    "notice",
    source="Dell EMC SC7020F (2019): thin volumes that promise more than there is have to be watched",
)
def volumes_beyond_array(review: Review) -> Iterator[Remark]:
    """The volumes of an array may be larger than its capacity in total; then its free space must be monitored."""
    space = review.measures.capacity.space
    arrays = review.layout.arrays.components
    there = dict(zip(space.components, normal(space.capacity), strict=True)) if arrays else {}
    for array in arrays:
        promised = float(clone_files.volumes_gib(array.volumes, array.volume_gib))
        if array.id in review.linked and promised > there[array.id] > 0:
            words = {
                "array": Named(array.name),
                "count": array.volumes,
                "promised": Quantity(rounded(promised), "GiB"),
                "there": Quantity(rounded(float(there[array.id])), "GiB"),
            }
            yield Remark(
                array.id,
                Message(
                    "{array}: its volume promises {promised}, the drives hold {there}.",
                    words,
                    "{array}: its {count} volumes promise {promised}, the drives hold {there}.",
                ),
                Message("Watch how full the array is, or make the volumes smaller."),
            )


@check(
    "reduction.linked-clones",
    "notice",
    source="Dell EMC SC7020F (2019): deduplication is for full clones and cannot match what linked clones save; NetApp"
    " TR-4540 (2017) measured 36 : 1 on full clones",
)
def reduction_of_clones(review: Review) -> Iterator[Remark]:
    """Linked and instant clones share their image already; there is little left to deduplicate."""
    for store, ratio in _ratios(review):
        pools = _pools_with_clones_on(review, store)
        if ratio > MOST_REDUCTION_OF_CLONES and pools and all(pool.clone_type != "full" for pool in pools):
            words = {"store": review.name(store), "ratio": ratio, "pool": Named(pools[0].name)}
            yield Remark(
                store,
                Message(
                    "{store} is planned with a data reduction of {ratio} : 1, but clones like those of"
                    " {pool} share their image already.",
                    words,
                ),
                Message("Plan with 1 : 1, or with what was measured on such clones."),
            )


@check(
    "clones.full-without-reduction",
    "notice",
    source="Dell EMC SC7020F (2019): full clones need far more space, which deduplication can offset; NetApp TR-4540"
    " (2017) measured 36 : 1",
)
def full_clones_in_full(review: Review) -> Iterator[Remark]:
    """Full clones without data reduction store the same image again and again."""
    reducing = {store for store, ratio in _ratios(review) if ratio > 1}
    for pool in FULL_CLONES.among(review.layout.pools.components):
        plain = [store for store in review.stores(pool.id, "delta") if store not in reducing]
        image = clone_files.filled_gib(pool.replica_gib, pool.full_clone_fill_percent)
        images = float(clone_files.desktop_files_gib(pool.desktops, 1.0, image))
        if plain and images > NOTABLE_GIB:
            words = {
                "pool": Named(pool.name),
                "store": review.name(plain[0]),
                "size": Quantity(rounded(images), "GiB"),
                "count": pool.desktops,
            }
            yield Remark(
                pool.id,
                Message(
                    "{store} stores the image of {pool} {count} time, {size}, without data reduction.",
                    words,
                    "{store} stores the image of {pool} {count} times, {size} in all, without data reduction.",
                ),
                Message("Use a store with data reduction, or linked or instant clones."),
            )


def _uses(review: Review, pool: DesktopPool, array: StorageArray) -> bool:
    return any(review.ties.array_of(store) == array.id for store in review.all_stores(pool.id))


def _ratios(review: Review) -> Iterator[tuple[ComponentId, float]]:
    """Data reduction of the arrays, and of the stores of clusters that have it."""
    for array in review.layout.arrays.components:
        yield array.id, array.data_reduction * array.compression * array.compaction
    for cluster in store_clusters(review):
        if reduces_data(cluster, review.layout.catalog.vsan_versions[cluster.vsan_version]):
            yield cluster.id, cluster.vsan_data_reduction * compression_of(cluster)


def _pools_with_clones_on(review: Review, store: ComponentId) -> list[DesktopPool]:
    return [
        pool
        for link in review.files_on.get(store, ())
        if link.role == "delta" and isinstance(pool := review.plan.components[link.source], DesktopPool)
    ]
