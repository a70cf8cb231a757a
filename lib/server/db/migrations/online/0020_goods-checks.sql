CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_checked" ON "goods" USING btree ("game_id","goods_type_id","checked_at","id") WHERE status = 1 and checked_at is not null;
