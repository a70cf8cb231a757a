CREATE TABLE "sandbox_keys" (
	"id" smallint PRIMARY KEY NOT NULL,
	"private_key_enc" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_no" text PRIMARY KEY NOT NULL,
	"out_trade_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_client_key";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "client_key";