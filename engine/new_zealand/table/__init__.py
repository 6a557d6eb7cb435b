"""Before, beside and after the game: `options`, `setup`, `view` (made by `viewing`), `scoring`, `estimate`."""
