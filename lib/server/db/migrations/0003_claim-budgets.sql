ALTER TABLE "claim_decisions" ADD COLUMN "fund_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD COLUMN "house_dist_id" integer;--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "parties" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "claim_decisions_house" ON "claim_decisions" USING btree ("house_dist_id","created_at") WHERE is_granted and house_dist_id is not null;