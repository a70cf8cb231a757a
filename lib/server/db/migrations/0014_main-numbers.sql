-- The field that accounts are compared by: the first number that lists show.
UPDATE games g SET fields = jsonb_set(g.fields, ARRAY[(f.n - 1)::text, 'isSort'], 'true')
FROM (
  SELECT DISTINCT ON (id) id, n FROM games, jsonb_array_elements(fields) WITH ORDINALITY AS field (value, n)
  WHERE value->>'kind' = 'number' AND value->>'isMain' = 'true' ORDER BY id, n
) f WHERE f.id = g.id;
--> statement-breakpoint
UPDATE goods SET main_number = fact_number(goods.facts, field->>'key')
FROM games g, jsonb_array_elements(g.fields) field
WHERE g.id = goods.game_id AND field->>'isSort' = 'true' AND fact_number(goods.facts, field->>'key') IS NOT NULL;
