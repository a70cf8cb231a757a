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
	"facts" text NOT NULL,
	"rule" text NOT NULL,
	"refund_fen" bigint NOT NULL,
	"seller_fen" bigint NOT NULL,
	"fault" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dispute_rulings_round" CHECK ("dispute_rulings"."round" in (1, 2)),
	CONSTRAINT "dispute_rulings_split" CHECK ("dispute_rulings"."refund_fen" >= 0 and "dispute_rulings"."seller_fen" >= 0)
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
ALTER TABLE "orders" ADD COLUMN "dispute_id" bigint;--> statement-breakpoint
ALTER TABLE "dispute_proposals" ADD CONSTRAINT "dispute_proposals_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_rulings" ADD CONSTRAINT "dispute_rulings_dispute_id_disputes_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."disputes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispute_proposals_dispute" ON "dispute_proposals" USING btree ("dispute_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_rulings_once" ON "dispute_rulings" USING btree ("dispute_id","round");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_rulings_people" ON "dispute_rulings" USING btree ("dispute_id","staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "disputes_open" ON "disputes" USING btree ("order_id") WHERE stage <> 'closed';--> statement-breakpoint
CREATE INDEX "disputes_buyer" ON "disputes" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "disputes_seller" ON "disputes" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "disputes_due" ON "disputes" USING btree ("due_at") WHERE stage in ('answer', 'talk', 'ruled');--> statement-breakpoint
CREATE INDEX "disputes_staff" ON "disputes" USING btree ("dist_id","due_at") WHERE stage = 'staff';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_disputed" CHECK ("orders"."dispute_id" is null or "orders"."frozen_at" is not null);