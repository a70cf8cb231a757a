CREATE TABLE "webhook_endpoints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_kind" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"creator_id" bigint NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" "bytea" NOT NULL,
	"secret_id" text NOT NULL,
	"old_secret" "bytea",
	"old_secret_id" text,
	"old_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"off_at" timestamp with time zone,
	"off_reason" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp with time zone,
	"paused_until" timestamp with time zone,
	"lease" text,
	"leased_until" timestamp with time zone,
	"turn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"endpoint_id" bigint NOT NULL,
	"message_id" text DEFAULT 'msg_' || replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"data" jsonb,
	"body" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"status" smallint,
	"answer" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"ms" integer,
	"tried_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "owner_kind" text DEFAULT 'seller' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_sends" ADD CONSTRAINT "webhook_sends_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_endpoints_owner" ON "webhook_endpoints" USING btree ("owner_kind","owner_id","id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_on" ON "webhook_endpoints" USING btree ("turn_at") WHERE off_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_sends_message" ON "webhook_sends" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "webhook_sends_log" ON "webhook_sends" USING btree ("endpoint_id","id");--> statement-breakpoint
CREATE INDEX "webhook_sends_due" ON "webhook_sends" USING btree ("endpoint_id","due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_sends_object" ON "webhook_sends" USING btree ("endpoint_id","object","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhook_sends_age" ON "webhook_sends" USING btree ("created_at");