CREATE TABLE "local_records" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "local_records_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "host_claims" (
	"dist_id" integer NOT NULL,
	"host" text NOT NULL,
	"token" text NOT NULL,
	"claimed_by" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone,
	"finding" text DEFAULT '' NOT NULL,
	CONSTRAINT "host_claims_dist_id_host_pk" PRIMARY KEY("dist_id","host")
);
--> statement-breakpoint
CREATE TABLE "site_drafts" (
	"dist_id" integer PRIMARY KEY NOT NULL,
	"conf" jsonb NOT NULL,
	"game_ids" integer[] NOT NULL,
	"revision" integer NOT NULL,
	"saved_by" bigint NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_previews" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"dist_id" integer NOT NULL,
	"version" integer NOT NULL,
	"conf" jsonb NOT NULL,
	"game_ids" integer[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"restored" integer,
	"published_by" bigint,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_dist_id_version_pk" PRIMARY KEY("dist_id","version")
);
--> statement-breakpoint
CREATE INDEX "site_previews_expiry" ON "site_previews" USING btree ("expires_at");