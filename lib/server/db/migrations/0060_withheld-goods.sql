-- Goods of sellers who are frozen already leave the shelf. Closed accounts have none there.
INSERT INTO "withheld_sellers" ("seller_id", "since")
SELECT "id", coalesce("frozen_at", now()) FROM "users" WHERE "closed_at" IS NULL AND ("banned" OR "frozen_at" IS NOT NULL);
--> statement-breakpoint
UPDATE "goods" SET "status" = 6 WHERE "status" = 1 AND "seller_id" IN (SELECT "seller_id" FROM "withheld_sellers");
