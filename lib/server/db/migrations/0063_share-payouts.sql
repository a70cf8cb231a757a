DROP INDEX "payees_once";--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "of_dist" integer;--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "holder_enc" "bytea";--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "of_dist" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_dist" ON "payees" USING btree ("of_dist","account_hash") WHERE removed_at is null and of_dist is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_dist" ON "withdrawals" USING btree ("of_dist","id") WHERE of_dist is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_once" ON "payees" USING btree ("user_id","account_hash") WHERE removed_at is null and of_dist is null;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_holder" CHECK (("payees"."of_dist" is null) = ("payees"."holder_enc" is null));