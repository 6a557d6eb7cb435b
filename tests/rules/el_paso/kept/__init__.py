"""What always holds: books that balance, rights that no tap saves away, random games and laid positions."""
