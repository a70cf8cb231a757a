CREATE TABLE "goods_check_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_check_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"check_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"title" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"cipher" "bytea",
	"agent_id" bigint,
	"taken_at" timestamp with time zone,
	"passed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"noticed_at" timestamp with time zone,
	"captures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"corrected" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "goods_checks_sealed" CHECK (("goods_checks"."cipher" is null) = (not state in ('waiting', 'taken', 'passed'))),
	CONSTRAINT "goods_checks_taken" CHECK ("goods_checks"."state" not in ('taken', 'passed') or ("goods_checks"."agent_id" is not null and "goods_checks"."due_at" is not null)),
	CONSTRAINT "goods_checks_passed" CHECK (("goods_checks"."passed_at" is not null) or "goods_checks"."state" <> 'passed'),
	CONSTRAINT "goods_checks_ended" CHECK (("goods_checks"."why" is not null) = ("goods_checks"."state" = 'ended'))
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods_check_views" ADD CONSTRAINT "goods_check_views_check_id_goods_checks_id_fk" FOREIGN KEY ("check_id") REFERENCES "public"."goods_checks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_check_views_check" ON "goods_check_views" USING btree ("check_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_checks_open" ON "goods_checks" USING btree ("goods_sn") WHERE state in ('waiting', 'taken', 'passed');--> statement-breakpoint
CREATE INDEX "goods_checks_goods" ON "goods_checks" USING btree ("goods_sn","id");--> statement-breakpoint
CREATE INDEX "goods_checks_queue" ON "goods_checks" USING btree ("created_at") WHERE state in ('waiting', 'taken');--> statement-breakpoint
CREATE INDEX "goods_checks_due" ON "goods_checks" USING btree ("due_at") WHERE state in ('taken', 'passed');
