"""Fields of Arle with Tea & Trade."""
