"""What PostgreSQL is asked: each in one statement, so that it happens at one moment and in one round trip."""

from __future__ import annotations

from typing import Final

SUMMARY: Final = "game, status, is_listed, created, changed, persons, told"

# $1 game, $2 status, $3 is_listed, $4 created, $5 changed, $6 persons, $7 told, $8 entries, $9 this process
CREATE: Final = """
    WITH made AS (
        INSERT INTO games (game, status, is_listed, created, changed, persons, told, length, owner)
        VALUES ($1, $2, $3, $4, $5, $6, $7, cardinality($8::bytea[]),
            (SELECT owner FROM owners WHERE owner = $9))
        ON CONFLICT DO NOTHING RETURNING key
    ), seated AS (
        INSERT INTO seats SELECT DISTINCT person, key FROM made, unnest($6::text[]) AS person
    ), written AS (
        INSERT INTO entries
        SELECT key, number, entry FROM made, unnest($8::bytea[]) WITH ORDINALITY AS given (entry, number)
    )
    SELECT count(*) FROM made
"""

# $1 game, $2 number, $3 this process, $4 status, $5 is_listed, $6 changed, $7 persons, $8 told, $9 entries
APPEND: Final = """
    WITH mine AS (
        SELECT key, persons FROM games WHERE game = $1 AND length = $2 AND owner = $3 FOR NO KEY UPDATE
    ), changed AS (
        UPDATE games SET length = $2 + cardinality($9::bytea[]), status = $4, is_listed = $5, changed = $6,
            persons = $7, told = $8
        FROM mine WHERE games.key = mine.key
    ), left_seats AS (
        DELETE FROM seats USING mine
        WHERE mine.persons <> $7 AND seats.key = mine.key AND seats.person <> ALL ($7)
    ), seated AS (
        INSERT INTO seats SELECT DISTINCT person, key FROM mine, unnest($7::text[]) AS person
        WHERE mine.persons <> $7 ON CONFLICT DO NOTHING
    ), written AS (
        INSERT INTO entries
        SELECT key, $2 + number, entry FROM mine, unnest($9::bytea[]) WITH ORDINALITY AS given (entry, number)
    )
    SELECT count(*) FROM mine
"""

# $1 game, $2 number, $3 this process, $4 snapshot
SAVE_SNAPSHOT: Final = """
    WITH mine AS (
        SELECT key FROM games WHERE game = $1 AND length >= $2 AND owner = $3 FOR NO KEY UPDATE
    ), saved AS (
        INSERT INTO snapshots SELECT key, $2, $4 FROM mine
        ON CONFLICT (key) DO UPDATE SET number = excluded.number, snapshot = excluded.snapshot
        WHERE excluded.number > snapshots.number
    )
    SELECT count(*) FROM mine
"""

LOAD: Final = f"""
    SELECT {SUMMARY}, length, COALESCE(number, 0) AS number, snapshot, ARRAY(
        SELECT entry FROM entries
        WHERE entries.key = games.key AND entries.number > COALESCE(snapshots.number, 0)
        ORDER BY entries.number
    ) AS entries
    FROM games LEFT JOIN snapshots USING (key) WHERE game = $1
"""

WHOLE: Final = """
    SELECT length, ARRAY(
        SELECT entry FROM entries WHERE entries.key = games.key ORDER BY number
    ) AS entries
    FROM games WHERE game = $1
"""

ADD_ACCOUNT: Final = """
    INSERT INTO accounts (name, name_key, person, password_hash, settings, created)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING
"""
CHANGE_ACCOUNT: Final = """
    UPDATE accounts SET name = $1, name_key = $2, password_hash = $4, settings = $5 WHERE person = $3
"""
ACCOUNT: Final = "SELECT name, name_key, person, password_hash, settings, created FROM accounts"
KEEP_NOTE: Final = """
    INSERT INTO notes (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value
"""

# --- who has a game; $1 is the first number of the locks of living processes

ALIVE: Final = """
    expires >= now() AND owners.owner IN (
        SELECT objid::integer FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND locktype = 'advisory' AND classid = $1::oid AND objsubid = 2
            AND granted
    )
"""
STRIKE_OUT_THE_DEAD: Final = f"DELETE FROM owners WHERE NOT ({ALIVE})"
OWNER_OF: Final = f"""
    SELECT address FROM games LEFT JOIN owners ON owners.owner = games.owner AND {ALIVE} WHERE game = $2
"""
CLAIM: Final = """
    UPDATE games SET owner = owners.owner FROM owners
    WHERE game = $1 AND owners.owner = $2 AND (games.owner IS NULL OR games.owner = $2) RETURNING game
"""
RELEASE: Final = "UPDATE games SET owner = NULL WHERE game = $1 AND owner = $2"
TAKE_OVER: Final = """
    UPDATE games SET owner = owners.owner FROM owners
    WHERE owners.owner = $1 AND key IN (
        SELECT key FROM games WHERE owner IS NULL AND status = 'playing'
        ORDER BY changed, game LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED
    )
    RETURNING game, changed
"""

# It need not reach the disk: nobody remembers it after a crash.
NOTIFY: Final = """
    SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, part)
    FROM unnest($2::text[]) WITH ORDINALITY AS given (part, number) ORDER BY number
"""
