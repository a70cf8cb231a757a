ALTER TABLE "uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD COLUMN "actor" text;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD COLUMN "hashes" jsonb DEFAULT '[]'::jsonb NOT NULL;