"""Games in PostgreSQL; imported only where such a store is asked for, because it needs asyncpg."""
