"""Messages with buttons and menus: what a look becomes on the screen."""
