CREATE TABLE "staff_approvals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"house" text NOT NULL,
	"dist_id" integer,
	"site_id" integer NOT NULL,
	"call" text NOT NULL,
	"input" jsonb NOT NULL,
	"permission" text NOT NULL,
	"target" text NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"decision" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_approvals_state" CHECK (("staff_approvals"."state" = 'open') = ("staff_approvals"."decided_by" is null)),
	CONSTRAINT "staff_approvals_eyes" CHECK ("staff_approvals"."state" <> 'approved' or "staff_approvals"."decided_by" <> "staff_approvals"."asked_by")
);
--> statement-breakpoint
CREATE TABLE "staff_audits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_audits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"member_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"house" text NOT NULL,
	"role" text NOT NULL,
	"dist_id" integer,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" "bytea" NOT NULL,
	"enrolled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_logins" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"house" text NOT NULL,
	"dist_id" integer,
	"role" text NOT NULL,
	"added_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" bigint,
	CONSTRAINT "staff_members_house" CHECK (("staff_members"."house" = 'platform') = ("staff_members"."dist_id" is null))
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_codes" (
	"user_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_once" ON "staff_approvals" USING btree ("call","target") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "staff_approvals_list" ON "staff_approvals" USING btree ("dist_id","id");--> statement-breakpoint
CREATE INDEX "staff_audits_house" ON "staff_audits" USING btree ("dist_id","id");--> statement-breakpoint
CREATE INDEX "staff_audits_user" ON "staff_audits" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "staff_audits_target" ON "staff_audits" USING btree ("target","id");--> statement-breakpoint
CREATE INDEX "staff_logins_user" ON "staff_logins" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "staff_logins_expiry" ON "staff_logins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_members_once" ON "staff_members" USING btree ("user_id",coalesce(dist_id, 0)) WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "staff_members_role" ON "staff_members" USING btree ("role","dist_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_recovery_codes_code" ON "staff_recovery_codes" USING btree ("user_id","code_hash");