ALTER TABLE "debts" ADD COLUMN "person" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "debts_person" ON "debts" USING btree ("person") WHERE state in ('asked', 'owed');--> statement-breakpoint
UPDATE "debts" SET "person" = coalesce(u."id_card_hash", u."id"::text) FROM "users" u WHERE u."id" = "debts"."user_id";
