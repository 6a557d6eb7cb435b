"""The sea routes' picture: `sea`, its `harbours` and trading `posts`."""
