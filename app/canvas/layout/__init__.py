"""Where everything lies. Pure: boxes in, places out; no painting, no results."""
