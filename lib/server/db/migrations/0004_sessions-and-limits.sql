ALTER TABLE "sms_codes" ADD COLUMN "browser_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sms_codes_expiry" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_id_card" ON "users" USING btree ("id_card_hash") WHERE id_card_hash is not null;--> statement-breakpoint
CREATE INDEX "uploads_open" ON "uploads" USING btree ("expires_at") WHERE key is null;