CREATE TABLE "shops" (
	"dist_id" integer NOT NULL,
	"seller_id" bigint NOT NULL,
	"code" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "shops_dist_id_seller_id_pk" PRIMARY KEY("dist_id","seller_id"),
	CONSTRAINT "shops_code_unique" UNIQUE("code"),
	CONSTRAINT "shops_code" CHECK ("shops"."code" ~ '^[a-hj-km-np-z2-9]{10}$')
);
