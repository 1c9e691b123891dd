"""Words and choices of a cluster's store by its platform: what is called after vSAN is called after the other one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from planner_core.plan.components import Cluster, Component
from planner_core.plan.fields import FieldInfo
from planner_core.plan.store_platforms import VSAN, StorePlatform, platform_of

FITTED: Final = frozenset({"vsan", "vsan_policy"})
"""Fields whose choices depend on the platform."""
NAMED_AFTER: Final = FITTED | {"purpose"}
"""Fields whose choices are called after it."""


def platform_of_parts(parts: Iterable[Component]) -> StorePlatform:
    """The platform of clusters, if all have the same; vSAN otherwise."""
    found = {platform_of(each.vsan_version) for each in parts if isinstance(each, Cluster)}
    return found.pop() if len(found) == 1 else VSAN


def named_after(platform: StorePlatform, text: str) -> str:
    """A translated text about vSAN, for another platform; joined by hyphens where vSAN is part of a word."""
    if platform is VSAN:
        return text
    joined = platform.name.replace(" ", "-")
    return text.replace("vSAN-", f"{joined}-").replace("-vSAN", f"-{joined}").replace("vSAN", platform.name)


def choice_named_after(platform: StorePlatform, text: str) -> str:
    """A translated choice, without the architecture that only vSAN has."""
    return (
        named_after(platform, text) if platform is VSAN else named_after(platform, text).replace(" (OSA)", "")
    )


def choices_of(platform: StorePlatform, info: FieldInfo) -> Mapping[str, str]:
    """The choices of kind or policy of a store that a platform has."""
    fitting = ("none", *platform.kinds) if info.name == "vsan" else platform.policies
    return {key: name for key, name in info.choices.items() if key in fitting}
