CREATE TABLE "demoted_sellers" (
	"seller_id" bigint PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rest_notices" (
	"seller_id" bigint NOT NULL,
	"goods_type_id" integer NOT NULL,
	"noticed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rest_notices_seller_id_goods_type_id_pk" PRIMARY KEY("seller_id","goods_type_id")
);
--> statement-breakpoint
CREATE TABLE "seller_hours" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"windows" jsonb NOT NULL,
	"hides_coins" boolean DEFAULT false NOT NULL,
	"away_until" timestamp with time zone,
	"away_way" text DEFAULT 'block' NOT NULL,
	"away_note" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_hours_windows" CHECK (jsonb_typeof("seller_hours"."windows") = 'array')
);
--> statement-breakpoint
CREATE TABLE "elsewhere_cancels" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"seller_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"count" smallint
);
--> statement-breakpoint
ALTER TABLE "coin_offers" ALTER COLUMN "open_from" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "coin_offers" ALTER COLUMN "open_to" SET DEFAULT 1440;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods" ALTER COLUMN "confirmed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "withheld_sellers" ADD COLUMN "is_frozen" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "withheld_sellers" ADD COLUMN "is_away" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "elsewhere_cancels" ADD CONSTRAINT "elsewhere_cancels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rest_notices_due" ON "rest_notices" USING btree ("noticed_at");--> statement-breakpoint
CREATE INDEX "seller_hours_away" ON "seller_hours" USING btree ("away_until") WHERE away_until is not null;--> statement-breakpoint
CREATE INDEX "seller_hours_coins" ON "seller_hours" USING btree ("user_id") WHERE hides_coins;--> statement-breakpoint
CREATE INDEX "elsewhere_cancels_seller" ON "elsewhere_cancels" USING btree ("seller_id","at");--> statement-breakpoint
CREATE INDEX "elsewhere_cancels_open" ON "elsewhere_cancels" USING btree ("at") WHERE count is null;--> statement-breakpoint
-- merchants worked in the hours of each offer; those of the offer with the shortest are kept, so that none is asked to
-- work longer than before; around the clock needs no row
INSERT INTO "seller_hours" ("user_id", "windows", "updated_at")
SELECT merchant_id, (
    SELECT jsonb_agg(jsonb_build_array(day * 1440 + open_from, day * 1440 + open_from + length) ORDER BY day)
    FROM generate_series(0, 6) AS day
  ), now()
FROM (
  SELECT DISTINCT ON (merchant_id) merchant_id, open_from::int, (open_to - open_from + 1440) % 1440 AS length
  FROM "coin_offers"
  ORDER BY merchant_id, (open_to - open_from + 1440 - 1) % 1440, updated_at DESC
) AS shortest
WHERE length > 0;
