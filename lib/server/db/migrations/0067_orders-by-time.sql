-- an own list is read by when its orders were made, which is not everywhere the order of their numbers
DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "orders_seller";--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at","id");