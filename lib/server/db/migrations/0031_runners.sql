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
ALTER TABLE "inquiry_messages" ADD CONSTRAINT "inquiry_messages_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inquiries_seller" ON "inquiries" USING btree ("seller_id","last_at");--> statement-breakpoint
CREATE INDEX "inquiries_buyer" ON "inquiries" USING btree ("buyer_id","last_at");--> statement-breakpoint
CREATE INDEX "inquiry_blocks_buyer" ON "inquiry_blocks" USING btree ("buyer_id");