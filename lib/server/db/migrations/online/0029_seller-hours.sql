CREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_confirmed" ON "goods" USING btree ("game_id","goods_type_id","confirmed_at","id") WHERE status = 1;
