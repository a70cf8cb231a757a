ALTER TABLE "boosters" ADD COLUMN "ratings" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "boosters" ADD COLUMN "stars" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "season_packages" ADD COLUMN "matches" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_proofs" ADD COLUMN "progress" smallint;--> statement-breakpoint
ALTER TABLE "boosters" ADD CONSTRAINT "boosters_stars" CHECK ("boosters"."stars" between "boosters"."ratings" and "boosters"."ratings" * 5);--> statement-breakpoint
ALTER TABLE "season_packages" ADD CONSTRAINT "season_packages_matches" CHECK ("season_packages"."matches" > 0 and "season_packages"."price_fen" % "season_packages"."matches" = 0);--> statement-breakpoint
ALTER TABLE "order_proofs" ADD CONSTRAINT "order_proofs_progress" CHECK ("order_proofs"."progress" between 0 and 100);