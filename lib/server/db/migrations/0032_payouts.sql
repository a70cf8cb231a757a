CREATE TABLE "payees" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payees_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"bank_name" text DEFAULT '' NOT NULL,
	"account_enc" "bytea" NOT NULL,
	"account_hash" text NOT NULL,
	"mask" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"user_id" bigint NOT NULL,
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
	"why" text DEFAULT '' NOT NULL,
	"settles_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"notified" boolean DEFAULT false NOT NULL,
	"notify_tries" integer DEFAULT 0 NOT NULL,
	"notify_at" timestamp with time zone,
	CONSTRAINT "sandbox_payouts_payout_no_unique" UNIQUE("payout_no")
);
--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "used_for" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guard_change" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "guard_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_payee_id_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_once" ON "payees" USING btree ("user_id","account_hash") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payees_default" ON "payees" USING btree ("user_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "payees_account" ON "payees" USING btree ("account_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_trade" ON "withdrawals" USING btree ("provider","trade_no") WHERE trade_no <> '';--> statement-breakpoint
CREATE INDEX "withdrawals_check" ON "withdrawals" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "withdrawals_payee" ON "withdrawals" USING btree ("payee_id");--> statement-breakpoint
CREATE INDEX "withdrawals_review" ON "withdrawals" USING btree ("id") WHERE status = 'review';--> statement-breakpoint
CREATE INDEX "sandbox_payouts_notify" ON "sandbox_payouts" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_payouts_recent" ON "sandbox_payouts" USING btree ("created_at");