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
	"price_fen" bigint NOT NULL
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
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favourites_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "game_areas" (
	"id" integer PRIMARY KEY NOT NULL,
	"game_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "game_servers" (
	"id" integer PRIMARY KEY NOT NULL,
	"area_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"id" integer PRIMARY KEY NOT NULL,
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
	"reserved" integer DEFAULT 0 NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"seller_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"is_official_sell" boolean DEFAULT false NOT NULL,
	"ensure_open" boolean DEFAULT false NOT NULL,
	"securit_service" text DEFAULT '' NOT NULL,
	"can_ensure" boolean DEFAULT false NOT NULL,
	"bargain" boolean DEFAULT false NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coin_amount" bigint GENERATED ALWAYS AS (case when goods_type_id in (2, 22) then
      nullif((substring(coalesce(facts->>'amount', title) from '([0-9]{1,8}(?:[.][0-9]{1,4})?) *[万亿]')::numeric
        * case substring(coalesce(facts->>'amount', title) from '[0-9] *([万亿])') when '亿' then 100000000 else 10000 end)::bigint, 0) end) STORED,
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
CREATE TABLE "chat_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
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
	"sent_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_messages_group_id_seq_pk" PRIMARY KEY("group_id","seq"),
	CONSTRAINT "chat_messages_client" UNIQUE("group_id","client_msg_id")
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
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"dist_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 38070001 CACHE 1),
	"phone" text,
	"password_hash" text,
	"pay_password_hash" text,
	"nick_name" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"ali_account" text DEFAULT '' NOT NULL,
	"wx_account" text DEFAULT '' NOT NULL,
	"bank_account" text DEFAULT '' NOT NULL,
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
	"role" text DEFAULT 'member' NOT NULL,
	"banned" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_invite_code_unique" UNIQUE("invite_code")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"key" text,
	"bytes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "local_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"private_key_enc" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_trades" (
	"trade_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"channel" smallint NOT NULL,
	"subject" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"notify_url" text NOT NULL,
	"state" text DEFAULT 'WAIT' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"notified" boolean DEFAULT false NOT NULL,
	"notify_tries" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_trades_out_trade_no_unique" UNIQUE("out_trade_no")
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
CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" jsonb NOT NULL,
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
CREATE TABLE "dist_admins" (
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "dist_admins_dist_id_user_id_pk" PRIMARY KEY("dist_id","user_id")
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
	"key" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"mode" text DEFAULT '' NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "platform_rules_key_game_id_mode_pk" PRIMARY KEY("key","game_id","mode")
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
	"action" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"pay_mode" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"shipped_at" timestamp with time zone,
	"entered_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"frozen_at" timestamp with time zone,
	"due_left_ms" bigint,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"fee_fen" bigint NOT NULL,
	"hidden_by_buyer" boolean DEFAULT false NOT NULL,
	"hidden_by_seller" boolean DEFAULT false NOT NULL,
	"is_recovery" boolean DEFAULT false NOT NULL,
	CONSTRAINT "orders_sn_unique" UNIQUE("sn"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3, 7, 8)),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."goods_fen" + "orders"."ensure_fen" + "orders"."deposit_fen" - "orders"."discount_fen"),
	CONSTRAINT "orders_deposit" CHECK ("orders"."deposit_fen" >= 0 and "orders"."ensure_fen" >= 0 and "orders"."goods_fen" >= 0),
	CONSTRAINT "orders_frozen" CHECK ("orders"."frozen_at" is null or "orders"."due_at" is null),
	CONSTRAINT "orders_discount" CHECK ("orders"."discount_fen" >= 0 and "orders"."total_fen" >= 0 and ("orders"."coupon_id" is null) = ("orders"."discount_fen" = 0))
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"dist_id" integer NOT NULL,
	"day" date NOT NULL,
	"visitor_hash" text NOT NULL,
	"transit_code" text DEFAULT '' NOT NULL,
	"landing" text DEFAULT '' NOT NULL,
	"views" integer DEFAULT 1 NOT NULL,
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
	"sold_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	CONSTRAINT "accounts_owner" UNIQUE("kind","owner_id"),
	CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" in ('clearing', 'marketing') or "accounts"."balance_fen" >= 0)
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
	"status" smallint DEFAULT 0 NOT NULL,
	"qr_text" text DEFAULT '' NOT NULL,
	"trade_no" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	CONSTRAINT "payments_inter_sn_unique" UNIQUE("inter_sn"),
	CONSTRAINT "payments_pay_rand_unique" UNIQUE("pay_rand"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount_fen" > 0)
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
ALTER TABLE "lottery_chances" ADD CONSTRAINT "lottery_chances_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_prize_id_lottery_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."lottery_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draws" ADD CONSTRAINT "lottery_draws_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_prizes" ADD CONSTRAINT "lottery_prizes_template_id_coupon_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_bookings" ADD CONSTRAINT "season_bookings_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_packages" ADD CONSTRAINT "season_packages_season_id_booking_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."booking_seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_areas" ADD CONSTRAINT "game_areas_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_servers" ADD CONSTRAINT "game_servers_area_id_game_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."game_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "business_leads" ADD CONSTRAINT "business_leads_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dist_admins" ADD CONSTRAINT "dist_admins_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dist_hosts" ADD CONSTRAINT "dist_hosts_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credentials" ADD CONSTRAINT "order_credentials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evals" ADD CONSTRAINT "order_evals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_plans_list" ON "service_plans" USING btree ("kind","game_id","sort");--> statement-breakpoint
CREATE INDEX "coupons_user" ON "coupons" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_order" ON "coupons" USING btree ("order_sn") WHERE order_sn is not null;--> statement-breakpoint
CREATE INDEX "leaderboards_dist" ON "leaderboards" USING btree ("dist_id","kind","ends_at");--> statement-breakpoint
CREATE INDEX "lotteries_dist" ON "lotteries" USING btree ("dist_id","ends_at");--> statement-breakpoint
CREATE INDEX "lottery_chances_user" ON "lottery_chances" USING btree ("lottery_id","user_id");--> statement-breakpoint
CREATE INDEX "lottery_draws_won" ON "lottery_draws" USING btree ("lottery_id","id") WHERE coupon_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_prizes_nothing" ON "lottery_prizes" USING btree ("lottery_id") WHERE kind = 'nothing';--> statement-breakpoint
CREATE UNIQUE INDEX "season_bookings_live" ON "season_bookings" USING btree ("user_id","season_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "season_bookings_user" ON "season_bookings" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE INDEX "browse_recent" ON "browse_history" USING btree ("user_id","viewed_at");--> statement-breakpoint
CREATE INDEX "game_areas_game" ON "game_areas" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "game_servers_area" ON "game_servers" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_price_order" ON "goods" USING btree ("game_id","goods_type_id","price_fen","id") WHERE status = 1;--> statement-breakpoint
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
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","created_at");--> statement-breakpoint
CREATE INDEX "goods_terms" ON "goods" USING gin ("terms") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "league_matches_start" ON "league_matches" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "league_matches_game" ON "league_matches" USING btree ("game_id","starts_at");--> statement-breakpoint
CREATE INDEX "news_list" ON "news" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","published_at");--> statement-breakpoint
CREATE INDEX "news_game" ON "news" USING btree ("game_id","published_at") WHERE game_id > 0;--> statement-breakpoint
CREATE INDEX "qr_logins_expiry" ON "qr_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "users_service" ON "users" USING btree ("id") WHERE role = 'service' and not banned;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_key" ON "uploads" USING btree ("key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "local_sms_recent" ON "local_sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_notify" ON "sandbox_trades" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "rental_offers_owner" ON "rental_offers" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "business_leads_once" ON "business_leads" USING btree ("dist_id","kind","phone_hash","day");--> statement-breakpoint
CREATE INDEX "business_leads_list" ON "business_leads" USING btree ("dist_id","id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_proofs_order" ON "order_proofs" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_goods" ON "orders" USING btree ("goods_sn");--> statement-breakpoint
CREATE INDEX "orders_buyer_open" ON "orders" USING btree ("buyer_id") WHERE status < 3;--> statement-breakpoint
CREATE INDEX "orders_seller_held" ON "orders" USING btree ("seller_id") WHERE status = 3 and sub_status = 'HOLD';--> statement-breakpoint
CREATE INDEX "orders_deals" ON "orders" USING btree ("paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "visits_transit" ON "visits" USING btree ("dist_id","day","transit_code") WHERE transit_code <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one" ON "appeals" USING btree ("ruling_code") WHERE state <> 'inadmissible';--> statement-breakpoint
CREATE INDEX "appeals_own" ON "appeals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "appeals_queue" ON "appeals" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "black_entries_active" ON "black_entries" USING btree ("value_hash") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "black_entries_ruling" ON "black_entries" USING btree ("ruling_code");--> statement-breakpoint
CREATE UNIQUE INDEX "black_reports_open" ON "black_reports" USING btree ("reporter_id","value_hash") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "black_reports_own" ON "black_reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "black_reports_queue" ON "black_reports" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_subject" ON "certificates" USING btree ("dist_id","kind","holder_id","order_sn");--> statement-breakpoint
CREATE INDEX "rulings_list" ON "rulings" USING btree ("decided_at","id") WHERE published;--> statement-breakpoint
CREATE INDEX "rulings_list_kind" ON "rulings" USING btree ("kind","decided_at","id") WHERE published;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_contacts_value" ON "staff_contacts" USING btree ("kind","value","dist_id");--> statement-breakpoint
CREATE INDEX "sales_game" ON "sales" USING btree ("game_id","goods_type_id","sold_at");--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("provider","trade_no","kind");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_ref" ON "payments" USING btree ("ref_sn");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at");