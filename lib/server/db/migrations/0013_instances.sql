CREATE TABLE "instances" (
	"name" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"storage" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "presence" (
	"instance" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	CONSTRAINT "presence_instance_dist_id_user_id_pk" PRIMARY KEY("instance","dist_id","user_id")
);
--> statement-breakpoint
-- Written at every connection, and worthless after a crash of the server.
ALTER TABLE "presence" SET UNLOGGED;--> statement-breakpoint
ALTER TABLE "instances" SET UNLOGGED;
