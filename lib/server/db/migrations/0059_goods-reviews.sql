CREATE TABLE "withheld_sellers" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"version" integer NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"dist_id" integer NOT NULL,
	"seller_id" bigint NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" text[] DEFAULT '{}' NOT NULL,
	"back_to" smallint NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"words" text DEFAULT '' NOT NULL,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_reviews_version" UNIQUE("goods_sn","version"),
	CONSTRAINT "goods_reviews_state" CHECK ("goods_reviews"."state" in ('waiting', 'passed', 'refused', 'removed', 'replaced')),
	CONSTRAINT "goods_reviews_decided" CHECK (("goods_reviews"."state" in ('waiting', 'replaced')) = ("goods_reviews"."reviewer_id" is null) and ("goods_reviews"."reviewer_id" is null) = ("goods_reviews"."reviewed_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reviews_waiting" ON "goods_reviews" USING btree ("goods_sn") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_reviews_due" ON "goods_reviews" USING btree ("due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_reviews_done" ON "goods_reviews" USING btree ("state","reviewed_at","id");--> statement-breakpoint
CREATE INDEX "uploads_like" ON "uploads" USING btree ("sha256") WHERE purpose = 'goods' and key is not null;