CREATE TABLE "booking_seasons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "booking_seasons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"title" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"book_until" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booking_seasons_once" UNIQUE("dist_id","game_id","title"),
	CONSTRAINT "booking_seasons_places" CHECK ("booking_seasons"."taken" between 0 and "booking_seasons"."places")
);
--> statement-breakpoint
CREATE TABLE "coupon_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"min_fen" bigint NOT NULL,
	"goods_types" integer[] DEFAULT '{}' NOT NULL,
	"valid_days" integer NOT NULL,
	CONSTRAINT "coupon_templates_amount" CHECK ("coupon_templates"."amount_fen" > 0 and "coupon_templates"."amount_fen" <= 5000000 and "coupon_templates"."min_fen" > "coupon_templates"."amount_fen"),
	CONSTRAINT "coupon_templates_days" CHECK ("coupon_templates"."valid_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"template_id" bigint NOT NULL,
	"title" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"min_fen" bigint NOT NULL,
	"goods_types" integer[] DEFAULT '{}' NOT NULL,
	"source" text NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_to" timestamp with time zone NOT NULL,
	"order_sn" text,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount_fen" > 0 and "coupons"."min_fen" > "coupons"."amount_fen"),
	CONSTRAINT "coupons_window" CHECK ("coupons"."valid_to" > "coupons"."valid_from"),
	CONSTRAINT "coupons_used" CHECK (("coupons"."order_sn" is null) = ("coupons"."used_at" is null))
);
--> statement-breakpoint
CREATE TABLE "leaderboards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leaderboards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"goods_types" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "leaderboards_window" CHECK ("leaderboards"."ends_at" > "leaderboards"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "lotteries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lotteries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"rules" text[] DEFAULT '{}' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"free_per_day" smallint NOT NULL,
	"max_per_day" smallint NOT NULL,
	"min_order_fen" bigint NOT NULL,
	CONSTRAINT "lotteries_window" CHECK ("lotteries"."ends_at" > "lotteries"."starts_at"),
	CONSTRAINT "lotteries_limits" CHECK ("lotteries"."free_per_day" between 0 and "lotteries"."max_per_day" and "lotteries"."max_per_day" <= 100)
);
--> statement-breakpoint
CREATE TABLE "lottery_chances" (
	"lottery_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_chances_lottery_id_order_sn_pk" PRIMARY KEY("lottery_id","order_sn")
);
--> statement-breakpoint
CREATE TABLE "lottery_draws" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_draws_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lottery_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"nth" smallint NOT NULL,
	"chance" text NOT NULL,
	"ticket" integer NOT NULL,
	"prize_id" bigint NOT NULL,
	"coupon_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_draws_nth" UNIQUE("lottery_id","user_id","day","nth"),
	CONSTRAINT "lottery_draws_chance" UNIQUE("lottery_id","user_id","chance")
);
--> statement-breakpoint
CREATE TABLE "lottery_prizes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_prizes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lottery_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"template_id" bigint,
	"quantity" integer DEFAULT 0 NOT NULL,
	"remaining" integer DEFAULT 0 NOT NULL,
	"odds_ppm" integer NOT NULL,
	CONSTRAINT "lottery_prizes_sort" UNIQUE("lottery_id","sort"),
	CONSTRAINT "lottery_prizes_odds" CHECK ("lottery_prizes"."odds_ppm" between 0 and 1000000),
	CONSTRAINT "lottery_prizes_left" CHECK ("lottery_prizes"."remaining" between 0 and "lottery_prizes"."quantity"),
	CONSTRAINT "lottery_prizes_kind" CHECK (("lottery_prizes"."kind" = 'coupon') = ("lottery_prizes"."template_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "season_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"season_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"service" text NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"contact_type" text NOT NULL,
	"contact" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "season_packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "season_packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"season_id" bigint NOT NULL,
	"sort" smallint NOT NULL,
	"name" text NOT NULL,
	"service" text NOT NULL,
	"lines" text[] DEFAULT '{}' NOT NULL,
	"days" smallint NOT NULL,
	"price_fen" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_balance";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_chances" ADD CONSTRAINT "lottery_chances_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_prize_id_lottery_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."lottery_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bookings" ADD CONSTRAINT "season_bookings_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_packages" ADD CONSTRAINT "season_packages_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_order" ON "coupons" USING btree ("order_sn") WHERE order_sn is not null;--> statement-breakpoint
CREATE INDEX "leaderboards_dist" ON "leaderboards" USING btree ("dist_id","kind","ends_at");--> statement-breakpoint
CREATE INDEX "lotteries_dist" ON "lotteries" USING btree ("dist_id","ends_at");--> statement-breakpoint
CREATE INDEX "lottery_chances_user" ON "lottery_chances" USING btree ("lottery_id","user_id");--> statement-breakpoint
CREATE INDEX "lottery_draws_won" ON "lottery_draws" USING btree ("lottery_id","id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_prizes_nothing" ON "lottery_prizes" USING btree ("lottery_id") WHERE kind = 'nothing';--> statement-breakpoint
CREATE UNIQUE INDEX "season_bookings_live" ON "season_bookings" USING btree ("user_id","season_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "season_bookings_user" ON "season_bookings" USING btree ("user_id","dist_id","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" >= 0 and "orders"."total_fen" > 0 and ("orders"."coupon_id" is null) = ("orders"."discount_fen" = 0));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."unit_price_fen" * "orders"."goods_num" + "orders"."ensure_fen" - "orders"."discount_fen");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" in ('clearing', 'marketing') or "accounts"."balance_fen" >= 0);