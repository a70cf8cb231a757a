DROP INDEX "goods_newest";--> statement-breakpoint
DROP INDEX "goods_price_order";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "attrs" integer[] GENERATED ALWAYS AS (fact_attrs(game_id, facts)) STORED;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "main_number" integer;--> statement-breakpoint
CREATE INDEX "goods_main" ON "goods" USING btree ("game_id","goods_type_id","main_number","id","attrs") WHERE status = 1 and main_number is not null;--> statement-breakpoint
CREATE INDEX "goods_attrs" ON "goods" USING gin ("attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_official" ON "goods" USING btree ("game_id","goods_type_id","created_at","id") WHERE status = 1 and is_official_sell;--> statement-breakpoint
CREATE INDEX "goods_bare" ON "goods" USING btree ("game_id","goods_type_id") WHERE status = 1 and not can_ensure;--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at","id","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_price_order" ON "goods" USING btree ("game_id","goods_type_id","price_fen","id","attrs") WHERE status = 1;