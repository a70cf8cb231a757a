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
	"counted_from" timestamp with time zone NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
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
ALTER TABLE "coin_offers" ADD CONSTRAINT "coin_offers_merchant_id_coin_merchants_user_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."coin_merchants"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coin_assignments_open" ON "coin_assignments" USING btree ("order_id") WHERE outcome = 'open';--> statement-breakpoint
CREATE INDEX "coin_assignments_order" ON "coin_assignments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "coin_assignments_figures" ON "coin_assignments" USING btree ("merchant_id","ended_at");--> statement-breakpoint
CREATE INDEX "coin_offers_best" ON "coin_offers" USING btree ("game_id","kind","ratio") WHERE not is_paused;--> statement-breakpoint
CREATE INDEX "coin_offers_own" ON "coin_offers" USING btree ("merchant_id","id");