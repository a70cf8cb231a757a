ALTER TABLE "claim_decisions" ADD COLUMN "house_dist_id" integer;--> statement-breakpoint
ALTER TABLE "disputes" ADD COLUMN "is_delivered" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "disputes" SET "is_delivered" = "orders"."shipped_at" IS NOT NULL FROM "orders" WHERE "orders"."id" = "disputes"."order_id";--> statement-breakpoint
ALTER TABLE "disputes" ALTER COLUMN "is_delivered" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "parties" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_decisions_house" ON "claim_decisions" USING btree ("house_dist_id","created_at") WHERE is_granted and house_dist_id is not null;
