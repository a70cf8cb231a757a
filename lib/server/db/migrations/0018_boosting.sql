CREATE TABLE "booster_packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booster_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booster_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"game_id" integer NOT NULL,
	"title" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"hours" integer NOT NULL,
	"safety_fen" bigint NOT NULL,
	"efficiency_fen" bigint NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booster_packages_kind" CHECK ("booster_packages"."kind" in ('boosting', 'convoy')),
	CONSTRAINT "booster_packages_price" CHECK ("booster_packages"."price_fen" > 0 and "booster_packages"."safety_fen" > 0 and "booster_packages"."efficiency_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "boosters" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"game_ids" integer[] DEFAULT '{}' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"late" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	"earned_fen" bigint DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "boosters_figures" CHECK ("boosters"."done" >= 0 and "boosters"."late" between 0 and "boosters"."done" and "boosters"."broken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "booster_packages" ADD CONSTRAINT "booster_packages_booster_id_boosters_user_id_fk" FOREIGN KEY ("booster_id") REFERENCES "public"."boosters"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booster_packages_list" ON "booster_packages" USING btree ("kind","game_id","price_fen") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "booster_packages_own" ON "booster_packages" USING btree ("booster_id");--> statement-breakpoint
CREATE INDEX "orders_posted" ON "orders" USING btree ("dist_id","mode","id") WHERE sub_status = 'POSTED';