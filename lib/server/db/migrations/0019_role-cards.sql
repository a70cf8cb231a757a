CREATE TABLE "role_cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "role_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"server_id" integer DEFAULT 0 NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"cross_id" integer DEFAULT 0 NOT NULL,
	"cross_name" text DEFAULT '' NOT NULL,
	"role_name" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "game_areas" ADD COLUMN "cross_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_areas" ADD COLUMN "cross_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "role_cards_once" ON "role_cards" USING btree ("user_id","dist_id","game_id","area_id","server_id","role_name");--> statement-breakpoint
CREATE UNIQUE INDEX "role_cards_default" ON "role_cards" USING btree ("user_id","dist_id","game_id") WHERE is_default;