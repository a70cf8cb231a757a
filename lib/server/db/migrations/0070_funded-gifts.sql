ALTER TABLE "coupons" ADD COLUMN "is_funded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "coupons_gifts" ON "coupons" USING btree ("dist_id","created_at") WHERE source = 'gift';--> statement-breakpoint
CREATE INDEX "coupons_funded" ON "coupons" USING btree ("valid_to") WHERE is_funded and order_sn is null;