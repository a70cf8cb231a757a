CREATE TABLE "team_actions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_actions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"member_id" bigint NOT NULL,
	"call" text NOT NULL,
	"target" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "team_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner_id" bigint NOT NULL,
	"member_id" bigint,
	"dist_id" integer NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "by_member_id" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "team_role" text;--> statement-breakpoint
CREATE INDEX "team_actions_owner" ON "team_actions" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "team_actions_time" ON "team_actions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_code" ON "team_members" USING btree ("code_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "team_members_once" ON "team_members" USING btree ("owner_id","member_id","dist_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "team_members_owner" ON "team_members" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "team_members_member" ON "team_members" USING btree ("member_id");