CREATE TABLE "desk_watches" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"parked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_notes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "desk_watches_due" ON "desk_watches" USING btree ("look_at");