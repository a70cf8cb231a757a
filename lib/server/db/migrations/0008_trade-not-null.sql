ALTER TABLE "chat_groups" ALTER COLUMN "dist_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notices" ALTER COLUMN "inter_sn" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "provider" SET NOT NULL;