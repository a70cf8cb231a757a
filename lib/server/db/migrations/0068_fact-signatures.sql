-- One bit for each short fact. Written out once more: where a dump is restored no function of ours is found by its bare name.
CREATE FUNCTION fact_signature(game_id integer, facts jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
AS $$ SELECT coalesce(bit_or(1::bigint << (hashtext(game_id::text || ':' || key || '=' || value) & 63)), 0)
  FROM jsonb_each_text(facts) WHERE length(value) <= 24 $$;
--> statement-breakpoint
DROP INDEX "goods_newest";--> statement-breakpoint
DROP INDEX "goods_price_order";--> statement-breakpoint
DROP INDEX "goods_main";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "signature" bigint GENERATED ALWAYS AS (fact_signature(game_id, facts)) STORED;--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at","id","signature","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_price_order" ON "goods" USING btree ("game_id","goods_type_id","price_fen","id","signature","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_main" ON "goods" USING btree ("game_id","goods_type_id","main_number","id","signature","attrs") WHERE status = 1 and main_number is not null;