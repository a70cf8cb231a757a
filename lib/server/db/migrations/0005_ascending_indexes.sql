DROP INDEX "goods_latest";--> statement-breakpoint
DROP INDEX "browse_recent";--> statement-breakpoint
DROP INDEX "goods_newest";--> statement-breakpoint
DROP INDEX "goods_area";--> statement-breakpoint
DROP INDEX "goods_seller";--> statement-breakpoint
DROP INDEX "news_list";--> statement-breakpoint
DROP INDEX "orders_buyer";--> statement-breakpoint
DROP INDEX "orders_seller";--> statement-breakpoint
DROP INDEX "orders_deals";--> statement-breakpoint
DROP INDEX "entries_account";--> statement-breakpoint
DROP INDEX "payments_user";--> statement-breakpoint
CREATE INDEX "goods_views" ON "goods" USING btree ("game_id","goods_type_id","views","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_newest" ON "goods" USING btree ("goods_type_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_price" ON "goods" USING btree ("goods_type_id","price_fen","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_views" ON "goods" USING btree ("goods_type_id","views","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "browse_recent" ON "browse_history" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_area" ON "goods" USING btree ("game_id","goods_type_id","area_id","server_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "news_list" ON "news" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_deals" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");