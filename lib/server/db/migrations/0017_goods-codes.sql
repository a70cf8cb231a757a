CREATE TABLE "goods_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"cipher" "bytea" NOT NULL,
	"print" text NOT NULL,
	"order_id" bigint,
	"handed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_codes_handed" CHECK (("goods_codes"."order_id" is null) = ("goods_codes"."handed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "stock_is_stored" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "goods_codes_once" ON "goods_codes" USING btree ("seller_id","print");--> statement-breakpoint
CREATE INDEX "goods_codes_free" ON "goods_codes" USING btree ("goods_sn","id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "goods_codes_order" ON "goods_codes" USING btree ("order_id") WHERE order_id is not null;