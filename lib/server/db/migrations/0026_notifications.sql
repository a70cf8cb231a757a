CREATE TABLE "notification_sends" (
	"notification_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "notification_sends_notification_id_channel_pk" PRIMARY KEY("notification_id","channel")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_channel_pk" PRIMARY KEY("user_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	"pass_on_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
DROP INDEX "price_alerts_due";--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "dist_id" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "local_sms" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_sends_due" ON "notification_sends" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "notifications_reader" ON "notifications" USING btree ("user_id","dist_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","dist_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notifications_pass_on" ON "notifications" USING btree ("pass_on_at") WHERE pass_on_at is not null;--> statement-breakpoint
CREATE INDEX "notifications_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "local_sms" ADD CONSTRAINT "local_sms_key_unique" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "price_alerts" DROP COLUMN "notified_at";