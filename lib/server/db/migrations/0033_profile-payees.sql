ALTER TABLE "users" DROP COLUMN "ali_account";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "wx_account";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "bank_account";