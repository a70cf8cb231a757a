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
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_balance";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claim_id" bigint;--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD CONSTRAINT "claim_decisions_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_once" ON "claim_decisions" USING btree ("claim_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_decisions_people" ON "claim_decisions" USING btree ("claim_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claims_open" ON "claims" USING btree ("order_id") WHERE stage <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "claims_paid_once" ON "claims" USING btree ("order_id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "claims_buyer" ON "claims" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "claims_seller" ON "claims" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "claims_due" ON "claims" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "claims_handler" ON "claims" USING btree ("handler_id") WHERE stage in ('review', 'recovering');--> statement-breakpoint
CREATE INDEX "claims_desk" ON "claims" USING btree ("dist_id","due_at") WHERE stage in ('review', 'recovering');--> statement-breakpoint
CREATE INDEX "debts_user" ON "debts" USING btree ("user_id") WHERE state in ('asked', 'owed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_claimed" CHECK ("orders"."claim_id" is null or ("orders"."status" = 3 and ("orders"."sub_status" <> 'HOLD' or "orders"."frozen_at" is not null)));--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_balance" CHECK ("accounts"."kind" in ('clearing', 'marketing', 'recycling', 'cover') or "accounts"."balance_fen" >= 0);