-- The zones of areas, as goods on the shelf tell them.
UPDATE "game_areas" SET "cross_id" = "zone"."cross_id", "cross_name" = "zone"."cross_name"
FROM (SELECT "area_id", max("cross_id") AS "cross_id", max("cross_name") AS "cross_name" FROM "goods" WHERE "cross_id" > 0 GROUP BY "area_id") AS "zone"
WHERE "game_areas"."id" = "zone"."area_id";
