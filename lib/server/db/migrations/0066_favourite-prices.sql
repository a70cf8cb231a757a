-- what was asked when these were marked is not known: they begin with the price of now
ALTER TABLE "favourites" ADD COLUMN "price_fen" bigint;--> statement-breakpoint
UPDATE "favourites" SET "price_fen" = g."price_fen" FROM "goods" g WHERE g."id" = "favourites"."goods_id";--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "price_fen" SET NOT NULL;
