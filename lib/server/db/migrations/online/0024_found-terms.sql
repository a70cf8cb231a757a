CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_found" ON "goods" USING gin (("terms" || array_to_tsvector(array['/t' || "goods_type_id"::text, '/g' || "game_id"::text]))) WHERE status = 1;
--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "goods_terms";
