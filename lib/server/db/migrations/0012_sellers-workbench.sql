CREATE TABLE "site_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"dist_id" integer NOT NULL,
	"return_url" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "site_tickets_expiry" ON "site_tickets" USING btree ("expires_at");