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
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_balance";--> statement-breakpoint
ALTER TABLE "recycling_quotes" ADD CONSTRAINT "recycling_quotes_request_id_recycling_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recycling_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recycling_redemptions" ADD CONSTRAINT "recycling_redemptions_request_id_recycling_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."recycling_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deal_invitations_inviter" ON "deal_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "deal_invitations_phone" ON "deal_invitations" USING btree ("phone_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_quotes_open" ON "recycling_quotes" USING btree ("request_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_quotes_accepted_once" ON "recycling_quotes" USING btree ("request_id") WHERE status = 'accepted';--> statement-breakpoint
CREATE INDEX "recycling_quotes_request" ON "recycling_quotes" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "recycling_redemptions_request" ON "recycling_redemptions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "recycling_requests_user" ON "recycling_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "recycling_requests_desk" ON "recycling_requests" USING btree ("dist_id","id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "recycling_requests_of_order" ON "recycling_requests" USING btree ("order_sn");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" in ('clearing', 'marketing', 'recycling') or "accounts"."balance_fen" >= 0);