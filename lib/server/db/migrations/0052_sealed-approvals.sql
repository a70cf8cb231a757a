DROP INDEX "staff_audits_house";--> statement-breakpoint
ALTER TABLE "staff_approvals" ADD COLUMN "sealed" "bytea" NOT NULL;--> statement-breakpoint
CREATE INDEX "staff_audits_house" ON "staff_audits" USING btree ("dist_id","created_at","id");