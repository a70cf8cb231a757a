DROP INDEX "goods_terms";--> statement-breakpoint
CREATE INDEX "goods_terms" ON "goods" USING gin ("terms") WHERE status = 1;