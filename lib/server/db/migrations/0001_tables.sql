CREATE TABLE "bargain_terms" (
	"goods_sn" text PRIMARY KEY NOT NULL,
	"floor_fen" bigint,
	"accept_fen" bigint,
	CONSTRAINT "bargain_terms_order" CHECK (("bargain_terms"."floor_fen" <= "bargain_terms"."accept_fen") is not false)
);
--> statement-breakpoint
CREATE TABLE "bargains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"by" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"list_price_fen" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bargains_price" CHECK ("bargains"."price_fen" > 0 and "bargains"."price_fen" < "bargains"."list_price_fen"),
	CONSTRAINT "bargains_closed" CHECK (("bargains"."closed_at" is null) = ("bargains"."status" in ('open', 'kept')))
);
--> statement-breakpoint
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
	"ratings" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"earned_fen" bigint DEFAULT 0 NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "boosters_figures" CHECK ("boosters"."done" >= 0 and "boosters"."late" between 0 and "boosters"."done" and "boosters"."broken" >= 0),
	CONSTRAINT "boosters_stars" CHECK ("boosters"."stars" between "boosters"."ratings" and "boosters"."ratings" * 5)
);
--> statement-breakpoint
CREATE TABLE "service_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"game_id" integer NOT NULL,
	"title" text NOT NULL,
	"from_step" text DEFAULT '' NOT NULL,
	"to_step" text DEFAULT '' NOT NULL,
	"price_fen" bigint NOT NULL,
	"hours" integer NOT NULL,
	"safety" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "service_plans_kind" CHECK ("service_plans"."kind" in ('boosting', 'convoy'))
);
--> statement-breakpoint
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
	"is_funded" boolean DEFAULT false NOT NULL,
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
	"modes" text[] DEFAULT '{}' NOT NULL,
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
	"price_fen" bigint NOT NULL,
	"matches" smallint DEFAULT 1 NOT NULL,
	CONSTRAINT "season_packages_matches" CHECK ("season_packages"."matches" > 0 and "season_packages"."price_fen" % "season_packages"."matches" = 0)
);
--> statement-breakpoint
CREATE TABLE "claim_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"claim_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"staff_id" bigint NOT NULL,
	"second_id" bigint,
	"is_granted" boolean NOT NULL,
	"facts" text NOT NULL,
	"rule" text NOT NULL,
	"pay_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_decisions_round" CHECK ("claim_decisions"."round" in (1, 2)),
	CONSTRAINT "claim_decisions_pay" CHECK (("claim_decisions"."pay_fen" > 0) = "claim_decisions"."is_granted"),
	CONSTRAINT "claim_decisions_two" CHECK ("claim_decisions"."second_id" <> "claim_decisions"."staff_id")
);
--> statement-breakpoint
CREATE TABLE "claims" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claims_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"title" text NOT NULL,
	"ensure_id" smallint NOT NULL,
	"cover_name" text NOT NULL,
	"kind" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"most_fen" bigint NOT NULL,
	"top_up_fen" bigint DEFAULT 0 NOT NULL,
	"statement" text DEFAULT '' NOT NULL,
	"stage" text DEFAULT 'draft' NOT NULL,
	"filed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"round" smallint DEFAULT 1 NOT NULL,
	"handler_id" bigint,
	"handed_at" timestamp with time zone,
	"passed" smallint DEFAULT 0 NOT NULL,
	"decided_at" timestamp with time zone,
	"pay_fen" bigint,
	"owed_fen" bigint,
	"returned_at" timestamp with time zone,
	"appeal_by" text,
	"appeal" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"paid_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_sn_unique" UNIQUE("sn"),
	CONSTRAINT "claims_filed" CHECK (("claims"."stage" = 'draft') = ("claims"."filed_at" is null)),
	CONSTRAINT "claims_closed" CHECK (("claims"."stage" = 'closed') = ("claims"."closed_at" is not null)),
	CONSTRAINT "claims_outcome" CHECK (("claims"."stage" = 'closed') = ("claims"."outcome" is not null)),
	CONSTRAINT "claims_due" CHECK (("claims"."stage" in ('draft', 'closed')) = ("claims"."due_at" is null)),
	CONSTRAINT "claims_sums" CHECK ("claims"."price_fen" > 0 and "claims"."top_up_fen" >= 0 and "claims"."most_fen" >= "claims"."price_fen"),
	CONSTRAINT "claims_pay" CHECK ("claims"."pay_fen" between 0 and "claims"."most_fen" and "claims"."owed_fen" between 0 and "claims"."pay_fen"),
	CONSTRAINT "claims_granted" CHECK ("claims"."stage" not in ('recovering', 'advanced') or "claims"."pay_fen" > 0),
	CONSTRAINT "claims_paid" CHECK ("claims"."paid_at" is null or "claims"."pay_fen" > 0),
	CONSTRAINT "claims_appeal" CHECK (("claims"."appeal_by" is null) = ("claims"."appealed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "dispute_proposals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"by" text NOT NULL,
	"refund_fen" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_proposals_refund" CHECK ("dispute_proposals"."refund_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "dispute_rulings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispute_rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dispute_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"staff_id" bigint NOT NULL,
	"second_id" bigint,
	"facts" text NOT NULL,
	"rule" text NOT NULL,
	"refund_fen" bigint NOT NULL,
	"seller_fen" bigint NOT NULL,
	"fault" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_rulings_round" CHECK ("dispute_rulings"."round" in (1, 2)),
	CONSTRAINT "dispute_rulings_split" CHECK ("dispute_rulings"."refund_fen" >= 0 and "dispute_rulings"."seller_fen" >= 0),
	CONSTRAINT "dispute_rulings_second" CHECK ("dispute_rulings"."second_id" <> "dispute_rulings"."staff_id")
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"title" text NOT NULL,
	"by" text NOT NULL,
	"kind" text NOT NULL,
	"want" text NOT NULL,
	"want_fen" bigint NOT NULL,
	"total_fen" bigint NOT NULL,
	"statement" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"stage" text DEFAULT 'answer' NOT NULL,
	"due_at" timestamp with time zone,
	"staff_at" timestamp with time zone,
	"appeal_by" text,
	"appeal" text DEFAULT '' NOT NULL,
	"appealed_at" timestamp with time zone,
	"outcome" text,
	"refund_fen" bigint,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "disputes_sn_unique" UNIQUE("sn"),
	CONSTRAINT "disputes_closed" CHECK (("disputes"."stage" = 'closed') = ("disputes"."closed_at" is not null)),
	CONSTRAINT "disputes_outcome" CHECK (("disputes"."stage" = 'closed') = ("disputes"."outcome" is not null)),
	CONSTRAINT "disputes_due" CHECK (("disputes"."stage" = 'closed') = ("disputes"."due_at" is null)),
	CONSTRAINT "disputes_want" CHECK ("disputes"."want_fen" between 0 and "disputes"."total_fen"),
	CONSTRAINT "disputes_refund" CHECK ("disputes"."refund_fen" between 0 and "disputes"."total_fen"),
	CONSTRAINT "disputes_appeal" CHECK (("disputes"."appeal_by" is null) = ("disputes"."appealed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "ownership_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ownership_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"day" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_mine" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "ownership_checks_once" UNIQUE("order_id","day"),
	CONSTRAINT "ownership_checks_day" CHECK ("ownership_checks"."day" in (1, 3, 7)),
	CONSTRAINT "ownership_checks_answer" CHECK (("ownership_checks"."is_mine" is null) = ("ownership_checks"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "browse_history" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "browse_history_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "game_areas" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "game_areas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000000 CACHE 1),
	"game_id" integer NOT NULL,
	"name" text NOT NULL,
	"cross_id" integer DEFAULT 0 NOT NULL,
	"cross_name" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_servers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "game_servers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100000000 CACHE 1),
	"area_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "games_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1000 CACHE 1),
	"name" text NOT NULL,
	"game_type" smallint NOT NULL,
	"logo" text DEFAULT '' NOT NULL,
	"initial" text NOT NULL,
	"initials" text NOT NULL,
	"pinyin" text NOT NULL,
	"sn_code" text NOT NULL,
	"hot_rank" integer,
	"goods_types" jsonb NOT NULL,
	"coin_name" text DEFAULT '游戏币' NOT NULL,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"server_id" integer DEFAULT 0 NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"cross_id" integer DEFAULT 0 NOT NULL,
	"cross_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"small_title_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_fen" bigint NOT NULL,
	"stock" integer DEFAULT 1 NOT NULL,
	"stock_is_stored" boolean DEFAULT false NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"seller_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"former_sn" text,
	"is_official_sell" boolean DEFAULT false NOT NULL,
	"ensure_open" boolean DEFAULT false NOT NULL,
	"securit_service" text DEFAULT '' NOT NULL,
	"can_ensure" boolean DEFAULT false NOT NULL,
	"bargain" boolean DEFAULT false NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coin_amount" bigint GENERATED ALWAYS AS (case when goods_type_id in (2, 22) then
      nullif((substring(coalesce(facts->>'amount', title) from '([0-9]{1,8}(?:[.][0-9]{1,4})?) *[万亿]')::numeric
        * case substring(coalesce(facts->>'amount', title) from '[0-9] *([万亿])') when '亿' then 100000000 else 10000 end)::bigint, 0) end) STORED,
	"attrs" integer[] GENERATED ALWAYS AS (fact_attrs(game_id, facts)) STORED,
	"signature" bigint GENERATED ALWAYS AS (fact_signature(game_id, facts)) STORED,
	"main_number" integer,
	"rent_hour_fen" bigint,
	"rent_night_fen" bigint,
	"rent_day_fen" bigint,
	"rent_week_fen" bigint,
	"rent_deposit_fen" bigint,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"favourites" integer DEFAULT 0 NOT NULL,
	"terms" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_sn_unique" UNIQUE("sn"),
	CONSTRAINT "goods_stock" CHECK ("goods"."stock" >= 0 and "goods"."reserved" >= 0 and "goods"."reserved" <= "goods"."stock"),
	CONSTRAINT "goods_price" CHECK ("goods"."price_fen" > 0),
	CONSTRAINT "goods_rent" CHECK (num_nonnulls(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen, rent_deposit_fen) in (0, 5)
        and least(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen) > 0 and rent_deposit_fen between 0 and 20 * rent_hour_fen)
);
--> statement-breakpoint
CREATE TABLE "price_alerts" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"dist_id" integer DEFAULT 1 NOT NULL,
	"price_fen" bigint NOT NULL,
	"fell_to_fen" bigint,
	"fell_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_alerts_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id"),
	CONSTRAINT "price_alerts_fall" CHECK (("price_alerts"."fell_to_fen" is null) = ("price_alerts"."fell_at" is null) and ("price_alerts"."fell_to_fen" < "price_alerts"."price_fen") is not false)
);
--> statement-breakpoint
CREATE TABLE "withheld_sellers" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"dist_id" integer NOT NULL,
	"group_type" smallint DEFAULT 1 NOT NULL,
	"last_seq" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "chat_groups_subject_unique" UNIQUE("subject")
);
--> statement-breakpoint
CREATE TABLE "chat_members" (
	"group_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"last_read_seq" bigint DEFAULT 0 NOT NULL,
	"joined_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_members_group_id_user_id_pk" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"group_id" bigint NOT NULL,
	"seq" bigint NOT NULL,
	"sender_id" bigint,
	"client_msg_id" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"expansion" jsonb,
	"reply_to" bigint,
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	"recalled_at" timestamp with time zone,
	CONSTRAINT "chat_messages_group_id_seq_pk" PRIMARY KEY("group_id","seq"),
	CONSTRAINT "chat_messages_client" UNIQUE("group_id","client_msg_id")
);
--> statement-breakpoint
CREATE TABLE "goods_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"cipher" "bytea" NOT NULL,
	"print" text NOT NULL,
	"order_id" bigint,
	"handed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_codes_handed" CHECK (("goods_codes"."order_id" is null) = ("goods_codes"."handed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "coin_assignments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_assignments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"offer_id" bigint NOT NULL,
	"merchant_id" bigint NOT NULL,
	"held" bigint NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "coin_merchants" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"suspend_reason" text DEFAULT '' NOT NULL,
	"game_accounts" text NOT NULL,
	"contact" text NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"is_short" boolean DEFAULT false NOT NULL,
	"is_leaving" boolean DEFAULT false NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"applied_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coin_offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coin_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"merchant_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"game_id" integer NOT NULL,
	"area_id" integer NOT NULL,
	"server_id" integer NOT NULL,
	"area_name" text NOT NULL,
	"server_name" text NOT NULL,
	"ratio" bigint NOT NULL,
	"stock" bigint DEFAULT 0 NOT NULL,
	"reserved" bigint DEFAULT 0 NOT NULL,
	"budget_fen" bigint DEFAULT 0 NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"open_from" smallint NOT NULL,
	"open_to" smallint NOT NULL,
	"way" text NOT NULL,
	"role_name" text DEFAULT '' NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coin_offers_kind" CHECK ("coin_offers"."kind" in ('sell', 'recycle')),
	CONSTRAINT "coin_offers_ratio" CHECK ("coin_offers"."ratio" > 0),
	CONSTRAINT "coin_offers_stock" CHECK ("coin_offers"."reserved" between 0 and "coin_offers"."stock" and "coin_offers"."budget_fen" >= 0),
	CONSTRAINT "coin_offers_bounds" CHECK ("coin_offers"."least" between 1 and "coin_offers"."most")
);
--> statement-breakpoint
CREATE TABLE "league_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "league_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"game_id" integer NOT NULL,
	"league" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"best_of" smallint DEFAULT 1 NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"home_score" smallint,
	"away_score" smallint,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "news" (
	"code" text PRIMARY KEY NOT NULL,
	"dist_id" integer DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 2 NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"small_title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"html" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "debts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ref" text NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"memo" text NOT NULL,
	"state" text DEFAULT 'asked' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"left_fen" bigint NOT NULL,
	"moves" smallint DEFAULT 0 NOT NULL,
	"owed_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "debts_ref_unique" UNIQUE("ref"),
	CONSTRAINT "debts_left" CHECK ("debts"."amount_fen" > 0 and "debts"."left_fen" between 0 and "debts"."amount_fen"),
	CONSTRAINT "debts_done" CHECK (("debts"."state" = 'done') = ("debts"."left_fen" = 0))
);
--> statement-breakpoint
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
CREATE TABLE "desk_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"handed_to" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_notes_text" CHECK ("desk_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "desk_replies" (
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"list" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_replies_dist_id_user_id_pk" PRIMARY KEY("dist_id","user_id")
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
CREATE TABLE "account_freezes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_freezes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"thawed_at" timestamp with time zone,
	"thawed_by" bigint,
	"thaw_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"way" text NOT NULL,
	"result" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"phone" text NOT NULL,
	"ip" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "qr_logins" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"dist_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"user_id" bigint,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"cookie_hash" text NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"way" text,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"dist_id" integer NOT NULL,
	"browser_hash" text DEFAULT '' NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_for" text
);
--> statement-breakpoint
CREATE TABLE "third_parties" (
	"vendor" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"nick_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "third_parties_vendor_subject_pk" PRIMARY KEY("vendor","subject"),
	CONSTRAINT "third_parties_one" UNIQUE("user_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "user_devices" (
	"user_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 38070001 CACHE 1),
	"phone" text,
	"password_hash" text,
	"pay_password_hash" text,
	"nick_name" text NOT NULL,
	"nick_changed_at" timestamp with time zone,
	"avatar" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"auth_status" smallint DEFAULT 0 NOT NULL,
	"real_name_enc" "bytea",
	"id_card_enc" "bytea",
	"id_card_hash" text,
	"is_quick_shop" boolean DEFAULT false NOT NULL,
	"is_booster" boolean DEFAULT false NOT NULL,
	"is_partner" boolean DEFAULT false NOT NULL,
	"code_word" text DEFAULT '' NOT NULL,
	"invite_code" text NOT NULL,
	"invited_by" bigint,
	"registered_dist_id" integer NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"closed_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"guard_change" text,
	"guard_changed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "vendor_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"vendor" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint,
	"session_id" text,
	"return_url" text NOT NULL,
	"phase" text DEFAULT 'begun' NOT NULL,
	"code_hash" text,
	"subject" text,
	"nick_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_visits_code" UNIQUE("vendor","code_hash")
);
--> statement-breakpoint
CREATE TABLE "wechat_followers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wechat_followers_open_id_unique" UNIQUE("open_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_scenes" (
	"scene_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deal_invitations" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"inviter_id" bigint NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_mask" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_sealed" "bytea" NOT NULL,
	"answered_by" bigint,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deal_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "invite_profits" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"inviter_id" bigint NOT NULL,
	"invitee_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"base_fen" bigint NOT NULL,
	"profit_fen" bigint NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "invite_profits_state" CHECK ("invite_profits"."state" in ('pending', 'paid', 'void')),
	CONSTRAINT "invite_profits_settled" CHECK (("invite_profits"."state" = 'pending') = ("invite_profits"."settled_at" is null)),
	CONSTRAINT "invite_profits_why" CHECK (("invite_profits"."state" = 'void') = ("invite_profits"."why" <> '')),
	CONSTRAINT "invite_profits_sums" CHECK ("invite_profits"."profit_fen" between 0 and "invite_profits"."base_fen"),
	CONSTRAINT "invite_profits_two" CHECK ("invite_profits"."inviter_id" <> "invite_profits"."invitee_id")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"key" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"sha256" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_sends" (
	"notification_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "notification_sends_notification_id_channel_pk" PRIMARY KEY("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"pass_on_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "staff_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"house" text NOT NULL,
	"dist_id" integer,
	"site_id" integer NOT NULL,
	"call" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"permission" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_approvals_state" CHECK (("staff_approvals"."state" = 'open') = ("staff_approvals"."decided_by" is null)),
	CONSTRAINT "staff_approvals_eyes" CHECK ("staff_approvals"."state" <> 'approved' or "staff_approvals"."decided_by" <> "staff_approvals"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "staff_audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"house" text NOT NULL,
	"role" text NOT NULL,
	"dist_id" integer,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"of_dist" integer,
	"holder_enc" "bytea",
	"kind" smallint NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_enc" "bytea" NOT NULL,
	"account_hash" text NOT NULL,
	"mask" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payees_holder" CHECK (("payees"."of_dist" is null) = ("payees"."holder_enc" is null))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"user_id" bigint NOT NULL,
	"of_dist" integer,
	"dist_id" integer NOT NULL,
	"payee_id" bigint NOT NULL,
	"provider" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"fee_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"first_id" bigint,
	"second_id" bigint,
	CONSTRAINT "withdrawals_sn_unique" UNIQUE("sn"),
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."fee_fen" >= 0 and "withdrawals"."amount_fen" > "withdrawals"."fee_fen"),
	CONSTRAINT "withdrawals_settled" CHECK (("withdrawals"."status" in ('review', 'waiting', 'sent')) = ("withdrawals"."settled_at" is null)),
	CONSTRAINT "withdrawals_check" CHECK (case when "withdrawals"."status" in ('waiting', 'sent') then "withdrawals"."check_at" is not null else "withdrawals"."check_at" is null or "withdrawals"."status" = 'paid' end),
	CONSTRAINT "withdrawals_eyes" CHECK ("withdrawals"."first_id" <> "withdrawals"."second_id")
);
--> statement-breakpoint
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
CREATE TABLE "data_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"is_of_dist" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"ready_at" timestamp with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "data_exports_made" CHECK ("data_exports"."ready_at" is null or "data_exports"."due_at" is null)
);
--> statement-breakpoint
CREATE TABLE "local_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"open_id" text NOT NULL,
	"title" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_pushes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_sms_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_vendor_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"subject" text NOT NULL,
	"nick_name" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"private_key_enc" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payees" (
	"account_key" text PRIMARY KEY NOT NULL,
	"way" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"payout_no" text NOT NULL,
	"account_key" text NOT NULL,
	"tail" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"notify_url" text NOT NULL,
	"state" text NOT NULL,
	"returned_at" timestamp with time zone,
	"why" text DEFAULT '' NOT NULL,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	"notify_tries" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_payouts_payout_no_unique" UNIQUE("payout_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text DEFAULT 'SUCCESS' NOT NULL,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	"notify_tries" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"channel" smallint NOT NULL,
	"subject" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"notify_url" text NOT NULL,
	"attach" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'WAIT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"refund_way" text DEFAULT 'succeed' NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	"notify_tries" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_trades_out_trade_no_unique" UNIQUE("out_trade_no")
);
--> statement-breakpoint
CREATE TABLE "goods_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"asker_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "goods_questions_answer" CHECK (("goods_questions"."answer" = '') = ("goods_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "service_ratings" (
	"order_id" bigint NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_ratings_order_id_side_pk" PRIMARY KEY("order_id","side"),
	CONSTRAINT "service_ratings_stars" CHECK ("service_ratings"."stars" between 1 and 5),
	CONSTRAINT "service_ratings_self" CHECK ("service_ratings"."staff_id" <> "service_ratings"."user_id")
);
--> statement-breakpoint
CREATE TABLE "recycling_quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recycling_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_id" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"base_fen" bigint,
	"note" text DEFAULT '' NOT NULL,
	"by_id" bigint NOT NULL,
	"needs_second" boolean NOT NULL,
	"second_id" bigint,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"firm_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	CONSTRAINT "recycling_quotes_price" CHECK ("recycling_quotes"."price_fen" > 0),
	CONSTRAINT "recycling_quotes_firm" CHECK (("recycling_quotes"."firm_at" is null) = ("recycling_quotes"."due_at" is null)),
	CONSTRAINT "recycling_quotes_four_eyes" CHECK (("recycling_quotes"."second_id" is null or "recycling_quotes"."second_id" <> "recycling_quotes"."by_id") and (not "recycling_quotes"."needs_second" or "recycling_quotes"."second_id" is not null or "recycling_quotes"."firm_at" is null)),
	CONSTRAINT "recycling_quotes_accepted" CHECK ("recycling_quotes"."status" <> 'accepted' or "recycling_quotes"."firm_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "recycling_redemptions" (
	"order_sn" text PRIMARY KEY NOT NULL,
	"request_id" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recycling_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recycling_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"count" integer NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"contact_sealed" "bytea" NOT NULL,
	"contact_mask" text NOT NULL,
	"estimate_low_fen" bigint,
	"estimate_high_fen" bigint,
	"status" text DEFAULT 'open' NOT NULL,
	"says" text DEFAULT '' NOT NULL,
	"order_sn" text,
	"goods_sn" text,
	"owned_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "recycling_requests_count" CHECK ("recycling_requests"."count" > 0),
	CONSTRAINT "recycling_requests_closed" CHECK (("recycling_requests"."closed_at" is null) = ("recycling_requests"."status" <> 'closed')),
	CONSTRAINT "recycling_requests_order" CHECK ("recycling_requests"."status" <> 'ordered' or "recycling_requests"."order_sn" is not null),
	CONSTRAINT "recycling_requests_owned" CHECK (("recycling_requests"."goods_sn" is null) = ("recycling_requests"."owned_at" is null))
);
--> statement-breakpoint
CREATE TABLE "rental_offers" (
	"goods_sn" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"min_hours" integer DEFAULT 2 NOT NULL,
	"rules" text DEFAULT '' NOT NULL,
	"credentials" "bytea",
	"is_stale" boolean DEFAULT false NOT NULL,
	"paused_until" timestamp with time zone,
	"parked" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"server_id" integer DEFAULT 0 NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"cross_id" integer DEFAULT 0 NOT NULL,
	"cross_name" text DEFAULT '' NOT NULL,
	"role_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expires_at_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"dist_id" integer NOT NULL,
	"seller_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "shops_dist_id_seller_id_pk" PRIMARY KEY("dist_id","seller_id"),
	CONSTRAINT "shops_code_unique" UNIQUE("code"),
	CONSTRAINT "shops_code" CHECK ("shops"."code" ~ '^[a-hj-km-np-z2-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "host_claims" (
	"dist_id" integer NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"claimed_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"finding" text DEFAULT '' NOT NULL,
	CONSTRAINT "host_claims_dist_id_host_pk" PRIMARY KEY("dist_id","host")
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"dist_id" integer PRIMARY KEY NOT NULL,
	"conf" jsonb NOT NULL,
	"game_ids" integer[] NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_previews" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"dist_id" integer NOT NULL,
	"version" integer NOT NULL,
	"conf" jsonb NOT NULL,
	"game_ids" integer[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"restored" integer,
	"published_by" bigint,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_dist_id_version_pk" PRIMARY KEY("dist_id","version")
);
--> statement-breakpoint
CREATE TABLE "desk_duties" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"from_hour" smallint DEFAULT 0 NOT NULL,
	"to_hour" smallint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_duties_state" CHECK ("desk_duties"."state" in ('open', 'busy', 'away')),
	CONSTRAINT "desk_duties_hours" CHECK ("desk_duties"."from_hour" between 0 and 23 and "desk_duties"."to_hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "staff_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"enrolled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_logins" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"house" text NOT NULL,
	"dist_id" integer,
	"role" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" bigint,
	CONSTRAINT "staff_members_house" CHECK (("staff_members"."house" = 'platform') = ("staff_members"."dist_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"by_id" bigint NOT NULL,
	"by_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "business_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone_sealed" "bytea" NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_mask" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_leads_kind" CHECK ("business_leads"."kind" in ('dist', 'channel', 'supply', 'brand', 'recycle'))
);
--> statement-breakpoint
CREATE TABLE "dist_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dists" (
	"dist_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"conf" jsonb NOT NULL,
	"game_ids" integer[] DEFAULT '{}' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dists_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "platform_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"dist_id" integer DEFAULT 0 NOT NULL,
	"value" jsonb,
	"cancels" bigint,
	"starts_at" timestamp with time zone DEFAULT 'epoch' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"by_id" bigint,
	"second_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "platform_rules_eyes" CHECK ("platform_rules"."by_id" <> "platform_rules"."second_id")
);
--> statement-breakpoint
CREATE TABLE "credential_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credential_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_credentials" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"cipher" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_evals" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"stars" smallint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"action" text NOT NULL,
	"actor" text NOT NULL,
	"order_status" smallint NOT NULL,
	"sub_status" text NOT NULL,
	"explain" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_proofs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"actor" text,
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"hashes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_proofs_progress" CHECK ("order_proofs"."progress" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint,
	"goods_sn" text,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"mode" text NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sub_status" text DEFAULT 'WAIT_PAY' NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"goods_num" integer NOT NULL,
	"goods_fen" bigint NOT NULL,
	"deposit_fen" bigint DEFAULT 0 NOT NULL,
	"ensure_id" smallint DEFAULT 0 NOT NULL,
	"ensure_fen" bigint NOT NULL,
	"coupon_id" bigint,
	"discount_fen" bigint DEFAULT 0 NOT NULL,
	"total_fen" bigint NOT NULL,
	"snapshot" jsonb NOT NULL,
	"role_name" text DEFAULT '' NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"chat_group_id" bigint,
	"service_id" bigint,
	"pay_mode" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"entered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"due_left_ms" bigint,
	"dispute_id" bigint,
	"claim_id" bigint,
	"claimed_fen" bigint,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"fee_fen" bigint NOT NULL,
	"tie" text,
	"hidden_by_buyer" boolean DEFAULT false NOT NULL,
	"hidden_by_seller" boolean DEFAULT false NOT NULL,
	"is_recovery" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_sn_unique" UNIQUE("sn"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3, 7, 8)),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."goods_fen" + "orders"."ensure_fen" + "orders"."deposit_fen" - "orders"."discount_fen"),
	CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_fen" >= 0 and "orders"."ensure_fen" >= 0 and "orders"."goods_fen" >= 0),
	CONSTRAINT "orders_frozen" CHECK ("orders"."frozen_at" is null or "orders"."due_at" is null),
	CONSTRAINT "orders_disputed" CHECK ("orders"."dispute_id" is null or "orders"."frozen_at" is not null),
	CONSTRAINT "orders_claimed" CHECK ("orders"."claim_id" is null or ("orders"."status" = 3 and ("orders"."sub_status" <> 'HOLD' or "orders"."frozen_at" is not null))),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" >= 0 and "orders"."total_fen" >= 0 and ("orders"."coupon_id" is not null or "orders"."discount_fen" = 0))
);
--> statement-breakpoint
CREATE TABLE "order_origins" (
	"order_sn" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"transit_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"dist_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	"transit_code" text DEFAULT '' NOT NULL,
	"landing" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"host" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
	"details" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visits_dist_id_day_visitor_hash_pk" PRIMARY KEY("dist_id","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"ruling_code" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"statement" text NOT NULL,
	"evidence" text[] NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeals_sn_unique" UNIQUE("sn"),
	CONSTRAINT "appeals_state" CHECK ("appeals"."state" in ('pending', 'granted', 'dismissed', 'inadmissible'))
);
--> statement-breakpoint
CREATE TABLE "black_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"value_hash" text NOT NULL,
	"value_mask" text NOT NULL,
	"ruling_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "black_lookups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"value_mask" text NOT NULL,
	"ruling_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "black_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"reporter_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"value_hash" text NOT NULL,
	"value_mask" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"story" text NOT NULL,
	"evidence" text[] NOT NULL,
	"order_sn" text DEFAULT '' NOT NULL,
	"accused_id" bigint,
	"may_publish" boolean NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL,
	"ruling_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "black_reports_sn_unique" UNIQUE("sn"),
	CONSTRAINT "black_reports_state" CHECK ("black_reports"."state" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"holder_id" bigint NOT NULL,
	"order_sn" text DEFAULT '' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"reporter_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"fault" text NOT NULL,
	"story" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_reports_sn_unique" UNIQUE("sn"),
	CONSTRAINT "goods_reports_state" CHECK ("goods_reports"."state" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"subject_kind" smallint,
	"subject_mask" text DEFAULT '' NOT NULL,
	"parties" jsonb NOT NULL,
	"facts" text NOT NULL,
	"reasoning" text[] NOT NULL,
	"rule_name" text NOT NULL,
	"rule_text" text NOT NULL,
	"decision" text NOT NULL,
	"claimed_fen" bigint NOT NULL,
	"awarded_fen" bigint NOT NULL,
	"timeline" jsonb NOT NULL,
	"concerned_ids" bigint[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'final' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"reviewer_id" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rulings_code_unique" UNIQUE("code"),
	CONSTRAINT "rulings_kind" CHECK ("rulings"."kind" in ('trade', 'retrieval', 'blacklist'))
);
--> statement-breakpoint
CREATE TABLE "staff_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" smallint NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"title" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone NOT NULL,
	"pair" text,
	CONSTRAINT "sales_pair" UNIQUE("pair","game_id","goods_type_id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	CONSTRAINT "accounts_owner" UNIQUE("kind","owner_id"),
	CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" in ('clearing', 'marketing', 'recycling', 'cover') or "accounts"."balance_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transfer_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"balance_after_fen" bigint NOT NULL,
	CONSTRAINT "entries_once" UNIQUE("transfer_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"trade_no" text NOT NULL,
	"kind" text NOT NULL,
	"inter_sn" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"inter_sn" text NOT NULL,
	"pay_rand" text NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"ref_sn" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"channel" smallint NOT NULL,
	"provider" text NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"qr_text" text DEFAULT '' NOT NULL,
	"trade_no" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "payments_inter_sn_unique" UNIQUE("inter_sn"),
	CONSTRAINT "payments_pay_rand_unique" UNIQUE("pay_rand"),
	CONSTRAINT "payments_trade" UNIQUE("provider","trade_no"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"inter_sn" text NOT NULL,
	"user_id" bigint NOT NULL,
	"provider" text NOT NULL,
	"channel" smallint NOT NULL,
	"ref_sn" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "refunds_sn_unique" UNIQUE("sn"),
	CONSTRAINT "refunds_once" UNIQUE("ref_sn","part"),
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_fen" > 0),
	CONSTRAINT "refunds_settled" CHECK (("refunds"."status" = 0) = ("refunds"."settled_at" is null) and ("refunds"."status" = 0) = ("refunds"."check_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"memo" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfers_event" UNIQUE("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "want_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "want_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"want_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "want_answers_num" CHECK ("want_answers"."num" > 0),
	CONSTRAINT "want_answers_closed" CHECK (("want_answers"."closed_at" is null) = ("want_answers"."status" = 'open'))
);
--> statement-breakpoint
CREATE TABLE "want_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "want_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" smallint NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"server_id" integer DEFAULT 0 NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer,
	"budget_fen" bigint NOT NULL,
	"reserve_fen" bigint NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "want_posts_money" CHECK ("want_posts"."reserve_fen" > 0 and "want_posts"."reserve_fen" <= "want_posts"."budget_fen"),
	CONSTRAINT "want_posts_closed" CHECK (("want_posts"."closed_at" is null) = ("want_posts"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "booster_packages" ADD CONSTRAINT "booster_packages_booster_id_boosters_user_id_fk" FOREIGN KEY ("booster_id") REFERENCES "public"."boosters"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_chances" ADD CONSTRAINT "lottery_chances_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_prize_id_lottery_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."lottery_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bookings" ADD CONSTRAINT "season_bookings_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_packages" ADD CONSTRAINT "season_packages_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD CONSTRAINT "claim_decisions_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_rulings" ADD CONSTRAINT "dispute_rulings_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_areas" ADD CONSTRAINT "game_areas_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_servers" ADD CONSTRAINT "game_servers_area_id_game_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."game_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coin_offers" ADD CONSTRAINT "coin_offers_merchant_id_coin_merchants_user_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."coin_merchants"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_freezes" ADD CONSTRAINT "account_freezes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_requests" ADD CONSTRAINT "phone_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_parties" ADD CONSTRAINT "third_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_devices" ADD CONSTRAINT "user_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_followers" ADD CONSTRAINT "wechat_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_scenes" ADD CONSTRAINT "wechat_scenes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payee_id_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recycling_quotes" ADD CONSTRAINT "recycling_quotes_request_id_recycling_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recycling_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recycling_redemptions" ADD CONSTRAINT "recycling_redemptions_request_id_recycling_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recycling_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_leads" ADD CONSTRAINT "business_leads_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dist_hosts" ADD CONSTRAINT "dist_hosts_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD CONSTRAINT "platform_rules_cancels_platform_rules_id_fk" FOREIGN KEY ("cancels") REFERENCES "public"."platform_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credentials" ADD CONSTRAINT "order_credentials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evals" ADD CONSTRAINT "order_evals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_inter_sn_payments_inter_sn_fk" FOREIGN KEY ("inter_sn") REFERENCES "public"."payments"("inter_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "want_answers" ADD CONSTRAINT "want_answers_want_id_want_posts_id_fk" FOREIGN KEY ("want_id") REFERENCES "public"."want_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bargains_live" ON "bargains" USING btree ("goods_sn","buyer_id") WHERE status in ('open', 'kept');--> statement-breakpoint
CREATE INDEX "bargains_buyer" ON "bargains" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bargains_seller" ON "bargains" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "bargains_due" ON "bargains" USING btree ("due_at") WHERE status in ('open', 'kept');--> statement-breakpoint
CREATE INDEX "booster_packages_list" ON "booster_packages" USING btree ("kind","game_id","price_fen") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "booster_packages_own" ON "booster_packages" USING btree ("booster_id");--> statement-breakpoint
CREATE INDEX "service_plans_list" ON "service_plans" USING btree ("kind","game_id","sort");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_order" ON "coupons" USING btree ("order_sn") WHERE order_sn is not null;--> statement-breakpoint
CREATE INDEX "coupons_gifts" ON "coupons" USING btree ("dist_id","created_at") WHERE source = 'gift';--> statement-breakpoint
CREATE INDEX "coupons_funded" ON "coupons" USING btree ("valid_to") WHERE is_funded and order_sn is null;--> statement-breakpoint
CREATE INDEX "leaderboards_dist" ON "leaderboards" USING btree ("dist_id","kind","ends_at");--> statement-breakpoint
CREATE INDEX "lotteries_dist" ON "lotteries" USING btree ("dist_id","ends_at");--> statement-breakpoint
CREATE INDEX "lottery_chances_user" ON "lottery_chances" USING btree ("lottery_id","user_id");--> statement-breakpoint
CREATE INDEX "lottery_draws_won" ON "lottery_draws" USING btree ("lottery_id","id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_prizes_nothing" ON "lottery_prizes" USING btree ("lottery_id") WHERE kind = 'nothing';--> statement-breakpoint
CREATE UNIQUE INDEX "season_bookings_live" ON "season_bookings" USING btree ("user_id","season_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "season_bookings_user" ON "season_bookings" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_once" ON "claim_decisions" USING btree ("claim_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_people" ON "claim_decisions" USING btree ("claim_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("order_id") WHERE stage <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "claims_paid_once" ON "claims" USING btree ("order_id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "claims_buyer" ON "claims" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "claims_seller" ON "claims" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "claims_handler" ON "claims" USING btree ("handler_id") WHERE stage in ('review', 'recovering');--> statement-breakpoint
CREATE INDEX "claims_desk" ON "claims" USING btree ("dist_id","due_at") WHERE stage in ('review', 'recovering');--> statement-breakpoint
CREATE INDEX "dispute_proposals_dispute" ON "dispute_proposals" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_rulings_once" ON "dispute_rulings" USING btree ("dispute_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_rulings_people" ON "dispute_rulings" USING btree ("dispute_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE stage <> 'closed';--> statement-breakpoint
CREATE INDEX "disputes_buyer" ON "disputes" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "disputes_seller" ON "disputes" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("due_at") WHERE stage in ('answer', 'talk', 'ruled');--> statement-breakpoint
CREATE INDEX "disputes_staff" ON "disputes" USING btree ("dist_id","due_at") WHERE stage = 'staff';--> statement-breakpoint
CREATE INDEX "ownership_checks_buyer" ON "ownership_checks" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "browse_recent" ON "browse_history" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "game_areas_game" ON "game_areas" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "game_servers_area" ON "game_servers" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at","id","signature","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_price_order" ON "goods" USING btree ("game_id","goods_type_id","price_fen","id","signature","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_views" ON "goods" USING btree ("game_id","goods_type_id","views","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_newest" ON "goods" USING btree ("goods_type_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_price" ON "goods" USING btree ("goods_type_id","price_fen","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_views" ON "goods" USING btree ("goods_type_id","views","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_area" ON "goods" USING btree ("game_id","goods_type_id","area_id","server_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_scale" ON "goods" USING btree ("game_id",(coin_amount::float8 / price_fen),"id") WHERE status = 1 and coin_amount is not null;--> statement-breakpoint
CREATE INDEX "goods_scale_all" ON "goods" USING btree ((coin_amount::float8 / price_fen),"id") WHERE status = 1 and coin_amount is not null;--> statement-breakpoint
CREATE INDEX "goods_rent_game" ON "goods" USING btree ("game_id","rent_hour_fen","id") WHERE status = 1 and rent_hour_fen is not null;--> statement-breakpoint
CREATE INDEX "goods_rent_all" ON "goods" USING btree ("rent_hour_fen","id") WHERE status = 1 and rent_hour_fen is not null;--> statement-breakpoint
CREATE INDEX "goods_cross" ON "goods" USING btree ("game_id","cross_id","cross_name") WHERE status = 1 and cross_id > 0;--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","created_at","status");--> statement-breakpoint
CREATE INDEX "goods_main" ON "goods" USING btree ("game_id","goods_type_id","main_number","id","signature","attrs") WHERE status = 1 and main_number is not null;--> statement-breakpoint
CREATE INDEX "goods_attrs" ON "goods" USING gin ("attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_official" ON "goods" USING btree ("game_id","goods_type_id","created_at","id") WHERE status = 1 and is_official_sell;--> statement-breakpoint
CREATE INDEX "goods_bare" ON "goods" USING btree ("game_id","goods_type_id") WHERE status = 1 and not can_ensure;--> statement-breakpoint
CREATE INDEX "goods_terms" ON "goods" USING gin ("terms") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "price_alerts_goods" ON "price_alerts" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_codes_once" ON "goods_codes" USING btree ("seller_id","print");--> statement-breakpoint
CREATE INDEX "goods_codes_free" ON "goods_codes" USING btree ("goods_sn","id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "goods_codes_order" ON "goods_codes" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_assignments_open" ON "coin_assignments" USING btree ("order_id") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "coin_assignments_order" ON "coin_assignments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coin_assignments_figures" ON "coin_assignments" USING btree ("merchant_id","ended_at");--> statement-breakpoint
CREATE INDEX "coin_offers_best" ON "coin_offers" USING btree ("game_id","kind","ratio") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "coin_offers_own" ON "coin_offers" USING btree ("merchant_id","id");--> statement-breakpoint
CREATE INDEX "league_matches_start" ON "league_matches" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "league_matches_game" ON "league_matches" USING btree ("game_id","starts_at");--> statement-breakpoint
CREATE INDEX "news_list" ON "news" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","published_at");--> statement-breakpoint
CREATE INDEX "news_game" ON "news" USING btree ("game_id","published_at") WHERE game_id > 0;--> statement-breakpoint
CREATE INDEX "debts_user" ON "debts" USING btree ("user_id") WHERE state in ('asked', 'owed');--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("due_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "desk_notes_order" ON "desk_notes" USING btree ("order_sn","id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reviews_waiting" ON "goods_reviews" USING btree ("goods_sn") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_reviews_due" ON "goods_reviews" USING btree ("due_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "goods_reviews_done" ON "goods_reviews" USING btree ("state","reviewed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_freezes_open" ON "account_freezes" USING btree ("user_id") WHERE thawed_at is null;--> statement-breakpoint
CREATE INDEX "login_records_user" ON "login_records" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_records_age" ON "login_records" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_requests_open" ON "phone_requests" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "phone_requests_desk" ON "phone_requests" USING btree ("dist_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "qr_logins_expiry" ON "qr_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expiry" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_devices_device" ON "user_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "users_id_card" ON "users" USING btree ("id_card_hash") WHERE id_card_hash is not null;--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("invited_by","id") WHERE invited_by is not null;--> statement-breakpoint
CREATE INDEX "vendor_visits_expiry" ON "vendor_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_user" ON "wechat_scenes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_expiry" ON "wechat_scenes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "deal_invitations_inviter" ON "deal_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "deal_invitations_phone" ON "deal_invitations" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "invite_profits_inviter" ON "invite_profits" USING btree ("inviter_id","order_id");--> statement-breakpoint
CREATE INDEX "invite_profits_invitee" ON "invite_profits" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_key" ON "uploads" USING btree ("key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "uploads_like" ON "uploads" USING btree ("sha256") WHERE purpose = 'goods' and key is not null;--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("expires_at") WHERE key is null;--> statement-breakpoint
CREATE INDEX "notification_sends_due" ON "notification_sends" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notifications_reader" ON "notifications" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","dist_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_pass_on" ON "notifications" USING btree ("pass_on_at") WHERE pass_on_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_once" ON "staff_approvals" USING btree ("call","target") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "staff_approvals_list" ON "staff_approvals" USING btree ("dist_id","id");--> statement-breakpoint
CREATE INDEX "staff_audits_house" ON "staff_audits" USING btree ("dist_id","created_at","id");--> statement-breakpoint
CREATE INDEX "staff_audits_user" ON "staff_audits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "staff_audits_target" ON "staff_audits" USING btree ("target","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payees_once" ON "payees" USING btree ("user_id","account_hash") WHERE removed_at is null and of_dist is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_dist" ON "payees" USING btree ("of_dist","account_hash") WHERE removed_at is null and of_dist is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_default" ON "payees" USING btree ("user_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "payees_account" ON "payees" USING btree ("account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_trade" ON "withdrawals" USING btree ("provider","trade_no") WHERE trade_no <> '';--> statement-breakpoint
CREATE INDEX "withdrawals_check" ON "withdrawals" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_dist" ON "withdrawals" USING btree ("of_dist","id") WHERE of_dist is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_payee" ON "withdrawals" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "withdrawals_review" ON "withdrawals" USING btree ("id") WHERE status = 'review';--> statement-breakpoint
CREATE INDEX "closures_due" ON "closures" USING btree ("erase_at") WHERE erased_at is null and reopened_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open" ON "data_exports" USING btree ("user_id") WHERE due_at is not null and not is_of_dist;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_dist_open" ON "data_exports" USING btree ("dist_id") WHERE due_at is not null and is_of_dist;--> statement-breakpoint
CREATE INDEX "data_exports_dist" ON "data_exports" USING btree ("dist_id","asked_at") WHERE is_of_dist;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "data_exports_end" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_mails_recent" ON "local_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "local_pushes_recent" ON "local_pushes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "local_sms_recent" ON "local_sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_codes_expiry" ON "local_vendor_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sandbox_payouts_notify" ON "sandbox_payouts" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_payouts_recent" ON "sandbox_payouts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_notify" ON "sandbox_refunds" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_trade" ON "sandbox_refunds" USING btree ("out_trade_no");--> statement-breakpoint
CREATE INDEX "sandbox_notify" ON "sandbox_trades" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "goods_questions_shown" ON "goods_questions" USING btree ("goods_sn","answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "goods_questions_seller" ON "goods_questions" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "goods_questions_asker" ON "goods_questions" USING btree ("asker_id","id");--> statement-breakpoint
CREATE INDEX "service_ratings_staff" ON "service_ratings" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_quotes_open" ON "recycling_quotes" USING btree ("request_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_quotes_accepted_once" ON "recycling_quotes" USING btree ("request_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "recycling_quotes_request" ON "recycling_quotes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "recycling_redemptions_request" ON "recycling_redemptions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "recycling_requests_user" ON "recycling_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recycling_requests_desk" ON "recycling_requests" USING btree ("dist_id","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_requests_of_order" ON "recycling_requests" USING btree ("order_sn");--> statement-breakpoint
CREATE INDEX "rental_offers_owner" ON "rental_offers" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_cards_once" ON "role_cards" USING btree ("user_id","dist_id","game_id","area_id","server_id","role_name");--> statement-breakpoint
CREATE UNIQUE INDEX "role_cards_default" ON "role_cards" USING btree ("user_id","dist_id","game_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "site_previews_expiry" ON "site_previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "staff_logins_user" ON "staff_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_logins_expiry" ON "staff_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_once" ON "staff_members" USING btree ("user_id",coalesce(dist_id, 0)) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "staff_members_role" ON "staff_members" USING btree ("role","dist_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_recovery_codes_code" ON "staff_recovery_codes" USING btree ("user_id","code_hash");--> statement-breakpoint
CREATE INDEX "user_notes_user" ON "user_notes" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_leads_once" ON "business_leads" USING btree ("dist_id","kind","phone_hash","day");--> statement-breakpoint
CREATE INDEX "business_leads_list" ON "business_leads" USING btree ("dist_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_rules_cancels" ON "platform_rules" USING btree ("cancels") WHERE cancels is not null;--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_proofs_order" ON "order_proofs" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_goods" ON "orders" USING btree ("goods_sn");--> statement-breakpoint
CREATE INDEX "orders_buyer_open" ON "orders" USING btree ("buyer_id") WHERE status < 3;--> statement-breakpoint
CREATE INDEX "orders_let_go" ON "orders" USING btree ("buyer_id","closed_at") WHERE status = 7 and paid_at is null;--> statement-breakpoint
CREATE INDEX "orders_seller_held" ON "orders" USING btree ("seller_id") WHERE status = 3 and sub_status = 'HOLD';--> statement-breakpoint
CREATE INDEX "orders_served" ON "orders" USING btree ("service_id") WHERE service_id is not null and status = 1;--> statement-breakpoint
CREATE INDEX "orders_unserved" ON "orders" USING btree ("entered_at") WHERE sub_status = 'ASSIGN';--> statement-breakpoint
CREATE INDEX "orders_posted" ON "orders" USING btree ("dist_id","mode","id") WHERE sub_status = 'POSTED';--> statement-breakpoint
CREATE INDEX "orders_received" ON "orders" USING btree ("completed_at") WHERE status = 3 and mode in ('account', 'intermediary');--> statement-breakpoint
CREATE INDEX "orders_deals" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "order_origins_day" ON "order_origins" USING btree ("dist_id","day");--> statement-breakpoint
CREATE INDEX "visits_transit" ON "visits" USING btree ("dist_id","day","transit_code") WHERE transit_code <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one" ON "appeals" USING btree ("ruling_code") WHERE state <> 'inadmissible';--> statement-breakpoint
CREATE INDEX "appeals_own" ON "appeals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "appeals_queue" ON "appeals" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "black_entries_active" ON "black_entries" USING btree ("value_hash") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "black_entries_ruling" ON "black_entries" USING btree ("ruling_code");--> statement-breakpoint
CREATE INDEX "black_lookups_own" ON "black_lookups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "black_lookups_age" ON "black_lookups" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "black_reports_open" ON "black_reports" USING btree ("reporter_id","value_hash") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "black_reports_own" ON "black_reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "black_reports_queue" ON "black_reports" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_subject" ON "certificates" USING btree ("dist_id","kind","holder_id","order_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reports_open" ON "goods_reports" USING btree ("reporter_id","goods_sn") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "goods_reports_queue" ON "goods_reports" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "rulings_list" ON "rulings" USING btree ("decided_at","id") WHERE published;--> statement-breakpoint
CREATE INDEX "rulings_list_kind" ON "rulings" USING btree ("kind","decided_at","id") WHERE published;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_contacts_value" ON "staff_contacts" USING btree ("kind","value","dist_id");--> statement-breakpoint
CREATE INDEX "sales_game" ON "sales" USING btree ("game_id","goods_type_id","sold_at");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("provider","trade_no","kind");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_ref" ON "payments" USING btree ("ref_sn");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("inter_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "want_answers_once" ON "want_answers" USING btree ("want_id","goods_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "want_answers_one" ON "want_answers" USING btree ("want_id") WHERE status = 'ordered';--> statement-breakpoint
CREATE INDEX "want_answers_seller" ON "want_answers" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "want_posts_buyer" ON "want_posts" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "want_posts_due" ON "want_posts" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "want_posts_hall" ON "want_posts" USING btree ("game_id","goods_type_id","id") WHERE status = 'open';