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
ALTER TABLE "sandbox_refunds" ADD COLUMN "state" text DEFAULT 'SUCCESS' NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "settles_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "notified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "notify_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_refunds" ADD COLUMN "notify_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "refund_way" text DEFAULT 'succeed' NOT NULL;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_inter_sn_payments_inter_sn_fk" FOREIGN KEY ("inter_sn") REFERENCES "public"."payments"("inter_sn") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_check" ON "refunds" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("inter_sn");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_notify" ON "sandbox_refunds" USING btree ("notify_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_trade" ON "sandbox_refunds" USING btree ("out_trade_no");