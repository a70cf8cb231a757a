DROP INDEX "goods_seller";--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","created_at","status");