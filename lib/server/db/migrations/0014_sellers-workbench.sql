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
CREATE TABLE "refused_renters" (
	"owner_id" bigint NOT NULL,
	"renter_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_renters_owner_id_renter_id_pk" PRIMARY KEY("owner_id","renter_id")
);
--> statement-breakpoint
CREATE TABLE "rental_blocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_blocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_blocks_order" CHECK ("rental_blocks"."starts_at" < "rental_blocks"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "goods_questions" ADD COLUMN "auto_reply" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_offers" ADD COLUMN "hour_prices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "auto_reply_marks_age" ON "auto_reply_marks" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "site_tickets_expiry" ON "site_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rental_blocks_goods" ON "rental_blocks" USING btree ("goods_sn","ends_at");--> statement-breakpoint
CREATE INDEX "rental_blocks_owner" ON "rental_blocks" USING btree ("owner_id");