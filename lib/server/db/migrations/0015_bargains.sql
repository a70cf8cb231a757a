CREATE TABLE "bargain_terms" (
	"goods_sn" text PRIMARY KEY NOT NULL,
	"floor_fen" bigint,
	"accept_fen" bigint,
	CONSTRAINT "bargain_terms_order" CHECK (("bargain_terms"."floor_fen" <= "bargain_terms"."accept_fen") is not false)
);
--> statement-breakpoint
CREATE TABLE "bargains" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bargains_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"buyer_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"by" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"list_price_fen" bigint NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "bargains_price" CHECK ("bargains"."price_fen" > 0 and "bargains"."price_fen" < "bargains"."list_price_fen"),
	CONSTRAINT "bargains_closed" CHECK (("bargains"."closed_at" is null) = ("bargains"."status" in ('open', 'kept')))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "bargains_live" ON "bargains" USING btree ("goods_sn","buyer_id") WHERE status in ('open', 'kept');--> statement-breakpoint
CREATE INDEX "bargains_buyer" ON "bargains" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "bargains_seller" ON "bargains" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "bargains_due" ON "bargains" USING btree ("due_at") WHERE status in ('open', 'kept');