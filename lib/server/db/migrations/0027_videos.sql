CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text,
	"key" text NOT NULL,
	"handle" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"checking_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"duration_ms" integer,
	"codec" text,
	"has_poster" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX "videos_user" ON "videos" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "videos_key" ON "videos" USING btree ("key");--> statement-breakpoint
CREATE INDEX "videos_open" ON "videos" USING btree ("expires_at") WHERE done_at is null;