-- Their prints were not keyed, so that short secrets could be found from them, and their answers were legible.
TRUNCATE "idempotency_keys";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" SET DATA TYPE bytea USING NULL;
