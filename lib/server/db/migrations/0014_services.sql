CREATE TABLE "service_plans" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"game_id" integer NOT NULL,
	"title" text NOT NULL,
	"from_step" text DEFAULT '' NOT NULL,
	"to_step" text DEFAULT '' NOT NULL,
	"price_fen" bigint NOT NULL,
	"hours" integer NOT NULL,
	"safety" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "service_plans_kind" CHECK ("service_plans"."kind" in ('boosting', 'convoy'))
);
--> statement-breakpoint
CREATE TABLE "business_leads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "business_leads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"phone_sealed" "bytea" NOT NULL,
	"phone_hash" text NOT NULL,
	"phone_mask" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"day" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_leads_kind" CHECK ("business_leads"."kind" in ('dist', 'channel', 'supply', 'brand', 'recycle'))
);
--> statement-breakpoint
ALTER TABLE "business_leads" ADD CONSTRAINT "business_leads_dist_id_dists_dist_id_fk" FOREIGN KEY ("dist_id") REFERENCES "public"."dists"("dist_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_plans_list" ON "service_plans" USING btree ("kind","game_id","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "business_leads_once" ON "business_leads" USING btree ("dist_id","kind","phone_hash","day");--> statement-breakpoint
CREATE INDEX "business_leads_list" ON "business_leads" USING btree ("dist_id","id");