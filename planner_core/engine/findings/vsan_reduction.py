"""Data reduction of a vSAN: what its kind and version can do, and what it takes."""

from __future__ import annotations

from collections.abc import Iterator

from planner_core.engine.findings.check import Remark, check
from planner_core.engine.findings.review import Review
from planner_core.engine.hosts.vsan_reduction import BLOCKS, ONLY_FLASH, compression_of, reduces_data
from planner_core.messages import Message, Named, Quantity
from planner_core.plan.components import Cluster

METADATA_PERCENT = 5.0
"""Of the raw capacity, for the tables of deduplication."""
EITHER = (
    "VMware vSAN 7.0 documentation: deduplication with compression, or since 7.0 Update 1 compression alone; before,"
    " both are one switch (Virtual SAN 6.2 with VDI, 2016)"
)
TOGETHER_BEFORE = frozenset({"6.2", "6.7"})
"""Versions whose disk groups have both kinds of reduction or none."""


@check("vsan.reduction-hybrid", "error", source=ONLY_FLASH)
def reduction_on_disks(review: Review) -> Iterator[Remark]:
    """Deduplication and compression need flash."""
    for cluster in review.vsan_clusters:
        if cluster.vsan == "hybrid" and _planned(cluster) > 1:
            words = {"cluster": Named(cluster.name), "ratio": _planned(cluster)}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} is hybrid, and hybrid vSAN has no data reduction: the planned {ratio} : 1 is not"
                    " counted.",
                    words,
                ),
                Message("Set the vSAN data reduction to 1, or choose all-flash vSAN."),
            )


@check("vsan.reduction-version", "error", source=ONLY_FLASH)
def reduction_too_early(review: Review) -> Iterator[Remark]:
    """Deduplication and compression exist since 6.2."""
    for cluster in review.vsan_clusters:
        version = review.layout.catalog.vsan_versions[cluster.vsan_version]
        if cluster.vsan != "hybrid" and _planned(cluster) > 1 and not version.data_reduction:
            words = {"cluster": Named(cluster.name), "ratio": _planned(cluster), "version": version.name}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster}: {version} has no data reduction; the planned {ratio} : 1 is not counted.",
                    words,
                ),
                Message("Set the vSAN data reduction to 1, or choose a later version."),
            )


@check("vsan.compression-limit", "warning", source=BLOCKS)
def compression_beyond_blocks(review: Review) -> Iterator[Remark]:
    """A block shrinks by whole parts."""
    for cluster in _reducing(review):
        if cluster.vsan_compression > compression_of(cluster):
            words = {
                "cluster": Named(cluster.name),
                "ratio": cluster.vsan_compression,
                "most": compression_of(cluster),
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster}: a compression of {ratio} : 1 is planned; its vSAN reaches {most} : 1 at"
                    " best, so that is what is counted.",
                    words,
                ),
                Message("Set the vSAN compression to {most} or less.", words),
            )


@check("vsan.compression-alone", "notice", source=EITHER)
def compression_alone(review: Review) -> Iterator[Remark]:
    """Compression without deduplication is younger than both together."""
    for cluster in _reducing(review):
        if (
            cluster.vsan == "all-flash"
            and cluster.vsan_version in TOGETHER_BEFORE
            and cluster.vsan_compression > 1
            and cluster.vsan_data_reduction == 1
        ):
            version = review.layout.catalog.vsan_versions[cluster.vsan_version]
            words = {"cluster": Named(cluster.name), "version": version.name}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} compresses without deduplication, which {version} cannot: both are on or off.",
                    words,
                ),
                Message(
                    "Plan deduplication too, with a vSAN data reduction above 1, or choose a later version."
                ),
            )


@check(
    "vsan.deduplication-esa",
    "notice",
    source="VMware, vSAN 8 compression (2022): the express storage compresses; it deduplicates since VMware Cloud"
    " Foundation 9.0",
)
def deduplication_of_express_storage(review: Review) -> Iterator[Remark]:
    """Express storage of vSAN 8 only compresses."""
    for cluster in _reducing(review):
        if cluster.vsan == "esa" and cluster.vsan_data_reduction > 1:
            words = {"cluster": Named(cluster.name), "ratio": cluster.vsan_data_reduction}
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} is planned with a data reduction of {ratio} : 1; the express storage of vSAN 8"
                    " compresses and does not deduplicate.",
                    words,
                ),
                Message("Set the vSAN data reduction to 1, and plan what can be compressed as compression."),
            )


@check(
    "vsan.deduplication-metadata",
    "notice",
    source="VMware Virtual SAN 6.5 administration: deduplication and compression take about 5% of the raw capacity for"
    " themselves",
)
def metadata_not_counted(review: Review) -> Iterator[Remark]:
    """The tables of deduplication lie on the capacity devices."""
    for cluster in _reducing(review):
        if (
            cluster.vsan == "all-flash"
            and cluster.vsan_data_reduction > 1
            and cluster.vsan_format_percent < METADATA_PERCENT
        ):
            words = {
                "cluster": Named(cluster.name),
                "planned": Quantity(cluster.vsan_format_percent, "%"),
                "needed": Quantity(METADATA_PERCENT, "%"),
            }
            yield Remark(
                cluster.id,
                Message(
                    "{cluster} deduplicates, which takes about {needed} of the raw capacity; {planned} are planned for"
                    " format and tables.",
                    words,
                ),
                Message("Set the vSAN format overhead to {needed} or more.", words),
            )


def _planned(cluster: Cluster) -> float:
    return cluster.vsan_data_reduction * cluster.vsan_compression


def _reducing(review: Review) -> Iterator[Cluster]:
    """Clusters whose vSAN can reduce data."""
    versions = review.layout.catalog.vsan_versions
    return (each for each in review.vsan_clusters if reduces_data(each, versions[each.vsan_version]))
