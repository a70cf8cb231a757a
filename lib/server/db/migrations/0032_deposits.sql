CREATE TABLE "deposits" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"asked_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"moves" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposits_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "deposits_kind" CHECK ("deposits"."kind" in ('shop', 'booster', 'coin')),
	CONSTRAINT "deposits_asked" CHECK (("deposits"."state" = 'asked') = ("deposits"."asked_at" is not null and "deposits"."due_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "coin_merchants" ADD COLUMN "is_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("due_at") WHERE state = 'asked';