ALTER TABLE "chat_groups" ADD COLUMN "dist_id" integer;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_trades" ADD COLUMN "attach" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notices" ADD COLUMN "inter_sn" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text;--> statement-breakpoint
CREATE INDEX "orders_let_go" ON "orders" USING btree ("buyer_id","closed_at") WHERE status = 7 and paid_at is null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_trade" UNIQUE("provider","trade_no");