CREATE TABLE "order_origins" (
	"order_sn" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"day" date NOT NULL,
	"host" text NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"transit_code" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_origins_day" ON "order_origins" USING btree ("dist_id","day");