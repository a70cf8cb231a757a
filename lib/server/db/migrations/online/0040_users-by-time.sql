CREATE INDEX CONCURRENTLY IF NOT EXISTS "users_created" ON "users" USING btree ("created_at","id");
