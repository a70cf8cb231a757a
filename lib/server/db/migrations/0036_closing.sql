CREATE TABLE "closures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"reopened_by_id" bigint,
	"reopened_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "closures_end" CHECK ("closures"."erased_at" is null or "closures"."reopened_at" is null)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "closures_due" ON "closures" USING btree ("erase_at") WHERE erased_at is null and reopened_at is null;