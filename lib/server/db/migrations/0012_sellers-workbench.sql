CREATE TABLE "auto_replies" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT false NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auto_reply_marks" (
	"user_id" bigint NOT NULL,
	"conversation" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "auto_reply_marks_user_id_conversation_pk" PRIMARY KEY("user_id","conversation")
);
--> statement-breakpoint
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
ALTER TABLE "goods_questions" ADD COLUMN "auto_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "auto_reply_marks_age" ON "auto_reply_marks" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "site_tickets_expiry" ON "site_tickets" USING btree ("expires_at");