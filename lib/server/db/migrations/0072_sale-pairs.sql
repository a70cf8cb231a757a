ALTER TABLE "sales" ADD COLUMN "pair" text;--> statement-breakpoint
ALTER TABLE "sales" ADD CONSTRAINT "sales_pair" UNIQUE("pair","game_id","goods_type_id");