CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_rated" ON "goods" USING btree ("game_id","goods_type_id","seller_stars","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_delivered" ON "goods" USING btree ("game_id","goods_type_id","deliver_minutes","id") WHERE status = 1;
