CREATE TABLE "desk_tags" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_tags_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_tags_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "order_tags" (
	"order_sn" text NOT NULL,
	"tag_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_tags_order_sn_tag_id_pk" PRIMARY KEY("order_sn","tag_id")
);
--> statement-breakpoint
CREATE TABLE "host_checks" (
	"host" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"route" text NOT NULL,
	"certificate" text NOT NULL,
	"certificate_until" timestamp with time zone,
	"checked_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "staff_views_name" UNIQUE("user_id","dist_id","screen","name")
);
--> statement-breakpoint
CREATE TABLE "page_visits" (
	"dist_id" integer NOT NULL,
	"day" date NOT NULL,
	"page" text NOT NULL,
	"visitor_hash" text NOT NULL,
	CONSTRAINT "page_visits_dist_id_day_page_visitor_hash_pk" PRIMARY KEY("dist_id","day","page","visitor_hash")
);
--> statement-breakpoint
ALTER TABLE "desk_notes" ADD COLUMN "mentions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_tags" ADD CONSTRAINT "order_tags_tag_id_desk_tags_id_fk" FOREIGN KEY ("tag_id") REFERENCES "public"."desk_tags"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_tags_tag" ON "order_tags" USING btree ("tag_id");