CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_created" ON "orders" USING btree ("created_at","id");
