CREATE TABLE "inquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"buyer_sent" integer DEFAULT 0 NOT NULL,
	"seller_sent" integer DEFAULT 0 NOT NULL,
	"buyer_read_seq" integer DEFAULT 0 NOT NULL,
	"seller_read_seq" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiries_of" UNIQUE("goods_sn","buyer_id"),
	CONSTRAINT "inquiries_read" CHECK (greatest("inquiries"."buyer_read_seq", "inquiries"."seller_read_seq") <= "inquiries"."last_seq")
);
--> statement-breakpoint
CREATE TABLE "inquiry_blocks" (
	"seller_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_blocks_seller_id_buyer_id_pk" PRIMARY KEY("seller_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "inquiry_messages" (
	"inquiry_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"by" text NOT NULL,
	"content" text NOT NULL,
	"is_masked" boolean DEFAULT false NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "inquiry_messages_inquiry_id_seq_pk" PRIMARY KEY("inquiry_id","seq")
);
--> statement-breakpoint
CREATE TABLE "payout_plans" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"payee_id" bigint NOT NULL,
	"weekday" smallint NOT NULL,
	"least_fen" bigint NOT NULL,
	"keep_fen" bigint NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone,
	"last_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	"end_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "payout_plans_weekday" CHECK ("payout_plans"."weekday" between 0 and 6),
	CONSTRAINT "payout_plans_amounts" CHECK ("payout_plans"."least_fen" > 0 and "payout_plans"."keep_fen" >= 0)
);
--> statement-breakpoint
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_plans" ADD CONSTRAINT "payout_plans_payee_id_payees_id_fk" FOREIGN KEY ("payee_id") REFERENCES "public"."payees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_seller" ON "inquiries" USING btree ("seller_id","last_at");--> statement-breakpoint
CREATE INDEX "inquiries_buyer" ON "inquiries" USING btree ("buyer_id","last_at");--> statement-breakpoint
CREATE INDEX "inquiry_blocks_buyer" ON "inquiry_blocks" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "payout_plans_due" ON "payout_plans" USING btree ("next_at") WHERE next_at is not null;