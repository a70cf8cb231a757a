ALTER TABLE "orders" ADD COLUMN "service_id" bigint;--> statement-breakpoint
CREATE INDEX "orders_served" ON "orders" USING btree ("service_id") WHERE service_id is not null and status = 1;--> statement-breakpoint
CREATE INDEX "orders_unserved" ON "orders" USING btree ("entered_at") WHERE sub_status = 'ASSIGN';