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
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"favourites" integer DEFAULT 0 NOT NULL,
	"terms" "tsvector" DEFAULT ''::tsvector NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_sn_unique" UNIQUE("sn"),
	CONSTRAINT "goods_stock" CHECK ("goods"."stock" >= 0 and "goods"."reserved" >= 0 and "goods"."reserved" <= "goods"."stock"),
	CONSTRAINT "goods_price" CHECK ("goods"."price_fen" > 0)
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
CREATE TABLE "news" (
	"code" text PRIMARY KEY NOT NULL,
	"dist_id" integer DEFAULT 0 NOT NULL,
	"type" smallint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"small_title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"html" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
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
CREATE TABLE "local_sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"phone" text NOT NULL,
	"text" text NOT NULL,
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
	"goods_type_id" integer DEFAULT 0 NOT NULL,
	"value" jsonb NOT NULL,
	CONSTRAINT "platform_rules_key_game_id_goods_type_id_pk" PRIMARY KEY("key","game_id","goods_type_id")
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
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"status" smallint DEFAULT 0 NOT NULL,
	"sub_status" text DEFAULT 'WAIT_PAY' NOT NULL,
	"unit_price_fen" bigint NOT NULL,
	"goods_num" integer NOT NULL,
	"ensure_id" smallint DEFAULT 0 NOT NULL,
	"ensure_fen" bigint NOT NULL,
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
	"due_at" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"cancel_reason" text DEFAULT '' NOT NULL,
	"fee_fen" bigint NOT NULL,
	"hidden_by_buyer" boolean DEFAULT false NOT NULL,
	"hidden_by_seller" boolean DEFAULT false NOT NULL,
	"is_recovery" boolean DEFAULT false NOT NULL,
	"client_key" text,
	CONSTRAINT "orders_sn_unique" UNIQUE("sn"),
	CONSTRAINT "orders_client_key" UNIQUE("buyer_id","client_key"),
	CONSTRAINT "orders_status" CHECK ("orders"."status" in (0, 1, 2, 3, 7, 8)),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" = "orders"."unit_price_fen" * "orders"."goods_num" + "orders"."ensure_fen")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	CONSTRAINT "accounts_owner" UNIQUE("kind","owner_id"),
	CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" = 'clearing' or "accounts"."balance_fen" >= 0)
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
ALTER TABLE "browse_history" ADD CONSTRAINT "browse_history_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_areas" ADD CONSTRAINT "game_areas_game_id_games_id_fk" FOREIGN KEY ("game_id") REFERENCES "public"."games"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game_servers" ADD CONSTRAINT "game_servers_area_id_game_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."game_areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_members" ADD CONSTRAINT "chat_members_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_group_id_chat_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."chat_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dist_admins" ADD CONSTRAINT "dist_admins_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dist_hosts" ADD CONSTRAINT "dist_hosts_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_credentials" ADD CONSTRAINT "order_credentials_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_evals" ADD CONSTRAINT "order_evals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "browse_recent" ON "browse_history" USING btree ("user_id","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "game_areas_game" ON "game_areas" USING btree ("game_id");--> statement-breakpoint
CREATE INDEX "game_servers_area" ON "game_servers" USING btree ("area_id");--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_price_order" ON "goods" USING btree ("game_id","goods_type_id","price_fen","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_area" ON "goods" USING btree ("game_id","goods_type_id","area_id","server_id","created_at" DESC NULLS LAST) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "goods_latest" ON "goods" USING btree ("goods_type_id","created_at" DESC NULLS LAST) WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_terms" ON "goods" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "chat_members_user" ON "chat_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "news_list" ON "news" USING btree ("type","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_key" ON "uploads" USING btree ("key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "sms_codes_phone" ON "sms_codes" USING btree ("phone","purpose","created_at");--> statement-breakpoint
CREATE INDEX "local_sms_recent" ON "local_sms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_notify" ON "sandbox_trades" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("buyer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_seller" ON "orders" USING btree ("seller_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "orders_goods" ON "orders" USING btree ("goods_sn");--> statement-breakpoint
CREATE INDEX "orders_deals" ON "orders" USING btree ("paid_at" DESC NULLS LAST) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "entries_account" ON "entries" USING btree ("account_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_once" ON "payment_notices" USING btree ("provider","trade_no","kind");--> statement-breakpoint
CREATE INDEX "payments_check" ON "payments" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payments_ref" ON "payments" USING btree ("ref_sn");--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","created_at" DESC NULLS LAST);