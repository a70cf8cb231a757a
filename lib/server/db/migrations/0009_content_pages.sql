CREATE TABLE "league_matches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "league_matches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"game_id" integer NOT NULL,
	"league" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"best_of" smallint DEFAULT 1 NOT NULL,
	"home_team" text NOT NULL,
	"away_team" text NOT NULL,
	"home_score" smallint,
	"away_score" smallint,
	"starts_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "news" ALTER COLUMN "type" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "keywords" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "cover" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "game_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "news" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "league_matches_start" ON "league_matches" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "league_matches_game" ON "league_matches" USING btree ("game_id","starts_at");--> statement-breakpoint
CREATE INDEX "news_category" ON "news" USING btree ("category","published_at");--> statement-breakpoint
CREATE INDEX "news_game" ON "news" USING btree ("game_id","published_at") WHERE game_id > 0;--> statement-breakpoint
UPDATE "news" SET "type" = 2 WHERE "type" = 0;
