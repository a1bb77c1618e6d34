"""The rulings and the rules as data, made from docs/ by `kanly rulings --book`."""
