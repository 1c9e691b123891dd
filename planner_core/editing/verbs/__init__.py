"""What a user can do to a plan. Each verb looks at the plan and answers with a step, or raises RuleError.

A verb changes nothing itself; `Document.perform` does. A step without edits says that nothing would change.
"""

from planner_core.editing.verbs.common import KIND_NAMES, RuleError
from planner_core.editing.verbs.components import (
    add_component,
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
    reset_field,
    set_field,
    set_fields,
    set_parts,
    set_setting,
    use_record,
)
from planner_core.editing.verbs.links import connect, disconnect, relocate
from planner_core.editing.verbs.places import move, nest, unnest
from planner_core.plan.placement import unplaced_roles

__all__ = [
    "KIND_NAMES",
    "TYPED",
    "RuleError",
    "add_component",
    "checked_value",
    "connect",
    "cut",
    "disconnect",
    "duplicate",
    "free_id",
    "move",
    "nest",
    "new_component",
    "paste",
    "relocate",
    "remove",
    "reset_field",
    "set_field",
    "set_fields",
    "set_parts",
    "set_setting",
    "unnest",
    "unplaced_roles",
    "use_record",
]
