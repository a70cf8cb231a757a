ALTER TABLE "goods" ADD COLUMN "seller_stars" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "deliver_minutes" integer;
