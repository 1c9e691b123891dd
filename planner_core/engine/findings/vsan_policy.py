"""Storage policy of a vSAN: number of hosts, space to rebuild, cache."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from planner_core.catalog.vsan import VsanPolicy
from planner_core.engine.answers.rebuilds import rebuilds_of
from planner_core.engine.basis.assessment import Rebuild
from planner_core.engine.basis.axes import case_name
from planner_core.engine.findings.check import Remark, check, rounded
from planner_core.engine.findings.review import Review, store_clusters, store_name, store_version
from planner_core.engine.storage.other_stores import rebuilds_hosts
from planner_core.engine.storage.vsan import CACHE_PERCENT, least_hosts, tolerated_hosts
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import VSAN_POLICY_NAMES, Cluster, ComponentId

LEAST_SLACK_PERCENT = 25.0
"""Of the raw capacity, to be kept free."""
LONG_REBUILD_HOURS = 24.0
"""Planning value: a day during which a second failure would hit unprotected files."""
PLANNING = "VMware vSAN planning: 2 x failures + 1 hosts for mirrors, 4 for RAID 5, 6 for RAID 6"


@check("vsan.policy-hosts", "error", source=PLANNING)
def too_few_hosts(review: Review) -> Iterator[Remark]:
    """Each policy spreads its parts over a number of hosts."""
    for cluster, _, hosts, least in _policies(review, store_clusters(review)):
        if 0 < hosts < least:
            words = {
                "cluster": Named(cluster.name),
                "store": store_name(cluster),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
                "count": hosts,
                "least": least,
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has {count} host with drives for {store}; “{policy}” needs {least}.",
                    words,
                    "{cluster} has {count} hosts with drives for {store}; “{policy}” needs {least}.",
                ),
                Message("Add hosts, or choose a policy that needs fewer."),
            )


@check(
    "vsan.no-spare-host",
    "notice",
    source="VMware vSAN 8 planning: with as many hosts as the policy needs, nothing is rebuilt while one is missing",
)
def no_host_to_rebuild_on(review: Review) -> Iterator[Remark]:
    """With the minimum number of hosts, a failure leaves all data without protection."""
    for cluster, policy, hosts, least in _policies(review, store_clusters(review)):
        makes_again = rebuilds_hosts(store_version(review, cluster))
        if hosts == least and policy.failures_tolerated and makes_again:
            words = {
                "cluster": Named(cluster.name),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
                "hosts": hosts,
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has the {hosts} hosts that “{policy}” needs: while one is missing, nothing can be"
                    " rebuilt on another.",
                    words,
                ),
                Message("Plan one more host."),
            )


@check(
    "vsan.long-rebuild",
    "notice",
    source="VMware vSAN planning: until everything is made again elsewhere, objects have fewer copies than their policy"
    " asks for; that a day is long is a planning value",
)
def long_rebuild(review: Review) -> Iterator[Remark]:
    """The longer a rebuild, the more likely a second failure during it."""
    slowest: dict[ComponentId, Rebuild] = {}
    for each in rebuilds_of(review.layout, review.measures.runs, review.measures.capacity.space):
        known = slowest.get(each.component)
        if each.hours > LONG_REBUILD_HOURS and (known is None or each.hours > known.hours):
            slowest[each.component] = each
    for each in slowest.values():
        words = {
            "cluster": review.name(each.component),
            "case": case_name(each.case),
            "lost": Quantity(rounded(each.gib), "GiB"),
            "hours": Quantity(rounded(each.hours), "h"),
        }
        yield Remark(
            each.component,
            Message(
                "{cluster}, {case}: making {lost} again takes {hours}; until then a further failure meets files with"
                " fewer copies.",
                words,
            ),
            Message(
                "Plan more hosts, smaller disk groups, a faster network, or a policy with one more failure."
            ),
        )


@check(
    "vsan.policy-below-promise",
    "error",
    source="VMware vSAN planning: a policy keeps its objects through as many failed hosts as it tolerates",
)
def policy_below_promise(review: Review) -> Iterator[Remark]:
    """Desktops cannot survive more host failures than their files do."""
    for cluster, policy, there, _ in _policies(review, store_clusters(review)):
        kept = tolerated_hosts(store_version(review, cluster), policy, there)
        if cluster.vsan_sites == "two":
            kept = max(kept, -(-sum(host.count for host in review.hosts_in(cluster.id)) // 2))
        if 0 < kept < cluster.failures_to_tolerate and cluster.id in review.files_on:
            words = {
                "cluster": Named(cluster.name),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
                "kept": kept,
                "promised": cluster.failures_to_tolerate,
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} has to tolerate {promised} failed hosts, but with “{policy}” files survive only {kept}.",
                    words,
                ),
                Message("Choose a policy that tolerates more failures, or plan for fewer."),
            )


@check(
    "vsan.no-redundancy",
    "warning",
    source="VMware vSAN planning: without failures to tolerate an object has one copy",
)
def one_copy(review: Review) -> Iterator[Remark]:
    """One copy is lost with the drive that it lies on."""
    for cluster, policy, _, _ in _policies(review):
        if not policy.failures_tolerated:
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} keeps one copy of every file: when a drive fails, desktops are lost.",
                    {"cluster": Named(cluster.name)},
                ),
                Message("Choose a policy that tolerates at least one failure."),
            )


@check(
    "vsan.erasure-hybrid",
    "error",
    source="VMware, Virtual SAN 6.2 with VDI (2016): erasure coding is for all-flash configurations only",
)
def parity_on_disks(review: Review) -> Iterator[Remark]:
    """RAID 5 and 6 need flash."""
    for cluster, policy, _, _ in _policies(review):
        if cluster.vsan == "hybrid" and policy.all_flash_only:
            words = {
                "cluster": Named(cluster.name),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
            }
            yield Remark(
                cluster.id,
                Message("{cluster} is hybrid; “{policy}” is for all-flash vSAN only.", words),
                Message("Choose a mirror as policy, or all-flash vSAN."),
            )


@check(
    "vsan.erasure-version",
    "error",
    source="VMware, Virtual SAN 6.2 with VDI (2016): erasure coding is new in 6.2",
)
def parity_too_early(review: Review) -> Iterator[Remark]:
    """RAID 5 and 6 exist since 6.2."""
    for cluster, policy, _, _ in _policies(review):
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        if policy.all_flash_only and not version.erasure_coding:
            words = {
                "cluster": Named(cluster.name),
                "policy": Message(VSAN_POLICY_NAMES[cluster.vsan_policy]),
                "version": version.name,
            }
            yield Remark(
                cluster.id,
                Message("{cluster}: {version} does not have “{policy}”.", words),
                Message("Choose a mirror as policy, or a later version."),
            )


@check(
    "vsan.slack",
    "warning",
    source="VMware and Dell EMC planning guides for vSAN: 25 to 30% stay free for rebuilding and rebalancing",
)
def little_slack(review: Review) -> Iterator[Remark]:
    """Rebuilding and rebalancing need free space."""
    for cluster in review.vsan_clusters:
        if cluster.vsan_slack_percent < LEAST_SLACK_PERCENT:
            words = {
                "cluster": Named(cluster.name),
                "slack": Quantity(cluster.vsan_slack_percent, "%"),
                "least": Quantity(LEAST_SLACK_PERCENT, "%"),
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} keeps {slack} of its vSAN free; {least} or more are needed for rebuilding.",
                    words,
                ),
                Message("Keep 25 to 30% free (slack)."),
            )


@check(
    "vsan.cache-small",
    "warning",
    source="VMware vSAN design guidance: hybrid, 10% of the used capacity before copies are counted",
)
def small_cache(review: Review) -> Iterator[Remark]:
    """Reads that miss a small cache go to the hard disks."""
    for cluster, wanted, there in review.overfull("vsan_cache"):
        words = {
            "cluster": Named(cluster.name),
            "there": Quantity(rounded(there), "GiB"),
            "wanted": Quantity(rounded(wanted), "GiB"),
            "percent": Quantity(rounded(there / wanted * CACHE_PERCENT), "%"),
        }
        yield Remark(
            cluster.id,
            Message(
                "{cluster} has {there} of cache, {percent} of what is stored; 10% would be {wanted}.", words
            ),
            Message("Plan larger cache devices or more of them."),
        )


@check(
    "vsan.too-many-components",
    "warning",
    source="VMware vSAN configuration maximums: 9,000 components of a host, 27,000 with ESA",
)
def too_many_components(review: Review) -> Iterator[Remark]:
    """Objects are split into components, and a host supports a limited number of them."""
    for cluster, components, most in review.overfull("vsan_components"):
        if not most:  # no host gives drives to vSAN, which has a finding of its own
            continue
        words = {
            "cluster": Named(cluster.name),
            "components": round(components),
            "most": round(most),
        }
        yield Remark(
            cluster.id,
            Message("The files on {cluster} make {components} components; its hosts hold {most}.", words),
            Message("Plan more hosts, fewer disks per desktop, or a policy with fewer parts."),
        )


def _policies(
    review: Review, clusters: Sequence[Cluster] | None = None
) -> Iterator[tuple[Cluster, VsanPolicy, int, int]]:
    """Clusters with vSAN, or some with a store, with their policy, the number of hosts with drives, and the policy's
    minimum.
    """
    layout = review.layout
    for cluster in review.vsan_clusters if clusters is None else clusters:
        policy = layout.catalog.vsan_policies[cluster.vsan_policy]
        hosts = int(layout.vsan_hosts_of_clusters[layout.clusters.row[cluster.id]])
        yield cluster, policy, hosts, least_hosts(cluster, policy)
