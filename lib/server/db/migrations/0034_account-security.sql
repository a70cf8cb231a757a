CREATE TABLE "account_freezes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_freezes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"ip" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"thawed_at" timestamp with time zone,
	"thawed_by" bigint,
	"thaw_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"way" text NOT NULL,
	"result" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"phone" text NOT NULL,
	"ip" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" bigint,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_parties" (
	"vendor" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" bigint NOT NULL,
	"nick_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "third_parties_vendor_subject_pk" PRIMARY KEY("vendor","subject"),
	CONSTRAINT "third_parties_one" UNIQUE("user_id","vendor")
);
--> statement-breakpoint
CREATE TABLE "vendor_visits" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"vendor" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint,
	"session_id" text,
	"return_url" text NOT NULL,
	"phase" text DEFAULT 'begun' NOT NULL,
	"code_hash" text,
	"subject" text,
	"nick_name" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_visits_code" UNIQUE("vendor","code_hash")
);
--> statement-breakpoint
CREATE TABLE "wechat_followers" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"open_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wechat_followers_open_id_unique" UNIQUE("open_id")
);
--> statement-breakpoint
CREATE TABLE "wechat_scenes" (
	"scene_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "local_pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"open_id" text NOT NULL,
	"title" text NOT NULL,
	"key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "local_pushes_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "local_vendor_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"subject" text NOT NULL,
	"nick_name" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "way" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "local_mails" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "account_freezes" ADD CONSTRAINT "account_freezes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_records" ADD CONSTRAINT "login_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_requests" ADD CONSTRAINT "phone_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "third_parties" ADD CONSTRAINT "third_parties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_followers" ADD CONSTRAINT "wechat_followers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wechat_scenes" ADD CONSTRAINT "wechat_scenes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_freezes_open" ON "account_freezes" USING btree ("user_id") WHERE thawed_at is null;--> statement-breakpoint
CREATE INDEX "login_records_user" ON "login_records" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "login_records_age" ON "login_records" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "phone_requests_open" ON "phone_requests" USING btree ("user_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "phone_requests_desk" ON "phone_requests" USING btree ("dist_id","created_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "vendor_visits_expiry" ON "vendor_visits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_user" ON "wechat_scenes" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "wechat_scenes_expiry" ON "wechat_scenes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "local_pushes_recent" ON "local_pushes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "local_vendor_codes_expiry" ON "local_vendor_codes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "local_mails" ADD CONSTRAINT "local_mails_key_unique" UNIQUE("key");