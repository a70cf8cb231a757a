CREATE TABLE "desk_replies" (
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"list" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_replies_dist_id_user_id_pk" PRIMARY KEY("dist_id","user_id")
);
--> statement-breakpoint
DROP INDEX "data_exports_open";--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "is_of_dist" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "host" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "details" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_dist_open" ON "data_exports" USING btree ("dist_id") WHERE due_at is not null and is_of_dist;--> statement-breakpoint
CREATE INDEX "data_exports_dist" ON "data_exports" USING btree ("dist_id","asked_at") WHERE is_of_dist;--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_open" ON "data_exports" USING btree ("user_id") WHERE due_at is not null and not is_of_dist;