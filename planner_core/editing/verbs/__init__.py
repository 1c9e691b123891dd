"""User actions on a plan and on the variants of a project. Each verb inspects its input and returns a step, or raises
RuleError.

A verb changes nothing itself; `Document.perform` does. A step without edits means that nothing would change.
"""

from planner_core.editing.verbs.common import KIND_NAMES, RuleError
from planner_core.editing.verbs.components import (
    add_component,
    add_fitting,
    cut,
    duplicate,
    free_id,
    new_component,
    paste,
    remove,
)
from planner_core.editing.verbs.fields import (
    TYPED,
    checked_value,
    choose_broker,
    reset_field,
    set_field,
    set_fields,
    set_parts,
    set_setting,
    use_record,
)
from planner_core.editing.verbs.licences import (
    add_licence,
    change_licence,
    duplicate_licence,
    remove_licence,
)
from planner_core.editing.verbs.links import connect, disconnect, relocate
from planner_core.editing.verbs.places import collapse, expand, move, nest, resize, unnest
from planner_core.editing.verbs.proposal import change_proposal
from planner_core.editing.verbs.states import go_to_state
from planner_core.editing.verbs.uncertainty import (
    MOST_PERCENT,
    Known,
    Measured,
    give_or_take,
    take_load,
    take_measurement,
)
from planner_core.editing.verbs.variants import (
    add_variant,
    duplicate_variant,
    free_copy_name,
    free_variant_name,
    move_variant,
    remove_variant,
    rename_variant,
)
from planner_core.plan.placement import unplaced_roles

__all__ = [
    "KIND_NAMES",
    "MOST_PERCENT",
    "TYPED",
    "Known",
    "Measured",
    "RuleError",
    "add_component",
    "add_fitting",
    "add_licence",
    "add_variant",
    "change_licence",
    "change_proposal",
    "checked_value",
    "choose_broker",
    "collapse",
    "connect",
    "cut",
    "disconnect",
    "duplicate",
    "duplicate_licence",
    "duplicate_variant",
    "expand",
    "free_copy_name",
    "free_id",
    "free_variant_name",
    "give_or_take",
    "go_to_state",
    "move",
    "move_variant",
    "nest",
    "new_component",
    "paste",
    "relocate",
    "remove",
    "remove_licence",
    "remove_variant",
    "rename_variant",
    "reset_field",
    "resize",
    "set_field",
    "set_fields",
    "set_parts",
    "set_setting",
    "take_load",
    "take_measurement",
    "unnest",
    "unplaced_roles",
    "use_record",
]
