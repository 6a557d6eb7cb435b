"""What the command `longtable` does in a terminal; a module a command, each giving back plain data."""
