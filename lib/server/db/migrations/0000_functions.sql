-- A fact of an item as a number that an index can hold: the game, the field and its value together.
CREATE FUNCTION fact_attr(game_id integer, key text, value text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT hashtext(game_id::text || ':' || key || '=' || value) $$;
--> statement-breakpoint
-- Of all short facts. Written out once more: where a dump is restored no function of ours is found by its bare name.
CREATE FUNCTION fact_attrs(game_id integer, facts jsonb) RETURNS integer[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT coalesce(array_agg(hashtext(game_id::text || ':' || key || '=' || value)), '{}')
  FROM jsonb_each_text(facts) WHERE length(value) <= 24 $$;
--> statement-breakpoint
-- A fact as a number; null where its seller wrote something else.
CREATE FUNCTION fact_number(facts jsonb, key text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT CASE WHEN facts->>key ~ '^[0-9]{1,9}$' THEN (facts->>key)::integer END $$;
--> statement-breakpoint
-- One bit for each short fact. Written out once more: where a dump is restored no function of ours is found by its bare name.
CREATE FUNCTION fact_signature(game_id integer, facts jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT coalesce(bit_or(1::bigint << (hashtext(game_id::text || ':' || key || '=' || value) & 63)), 0)
  FROM jsonb_each_text(facts) WHERE length(value) <= 24 $$;
