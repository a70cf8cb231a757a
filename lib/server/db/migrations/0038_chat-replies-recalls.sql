ALTER TABLE "chat_messages" ADD COLUMN "reply_to" bigint;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "recalled_at" timestamp with time zone;