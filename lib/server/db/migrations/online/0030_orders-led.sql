CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_led" ON "orders" USING btree ("service_id") WHERE service_id is not null and status in (1, 2);
