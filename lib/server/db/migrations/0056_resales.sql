ALTER TABLE "goods" ADD COLUMN "former_sn" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "claimed_fen" bigint;