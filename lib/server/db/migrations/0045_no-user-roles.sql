ALTER TABLE "dist_admins" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "dist_admins" CASCADE;--> statement-breakpoint
DROP INDEX "users_service";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "role";