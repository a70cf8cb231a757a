CREATE TABLE "service_ratings" (
	"order_id" bigint NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"staff_id" bigint NOT NULL,
	"stars" smallint NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_ratings_order_id_side_pk" PRIMARY KEY("order_id","side"),
	CONSTRAINT "service_ratings_stars" CHECK ("service_ratings"."stars" between 1 and 5),
	CONSTRAINT "service_ratings_self" CHECK ("service_ratings"."staff_id" <> "service_ratings"."user_id")
);
--> statement-breakpoint
CREATE INDEX "service_ratings_staff" ON "service_ratings" USING btree ("staff_id","created_at");