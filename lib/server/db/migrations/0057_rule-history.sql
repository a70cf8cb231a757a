ALTER TABLE "platform_rules" DROP CONSTRAINT "platform_rules_key_game_id_mode_pk";--> statement-breakpoint
ALTER TABLE "platform_rules" ALTER COLUMN "value" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "platform_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "dist_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "cancels" bigint;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "starts_at" timestamp with time zone DEFAULT 'epoch' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "by_id" bigint;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "second_id" bigint;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD CONSTRAINT "platform_rules_cancels_platform_rules_id_fk" FOREIGN KEY ("cancels") REFERENCES "public"."platform_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "platform_rules_cancels" ON "platform_rules" USING btree ("cancels") WHERE cancels is not null;--> statement-breakpoint
ALTER TABLE "platform_rules" ADD CONSTRAINT "platform_rules_eyes" CHECK ("platform_rules"."by_id" <> "platform_rules"."second_id");