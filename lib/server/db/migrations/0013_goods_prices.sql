ALTER TABLE "games" ADD COLUMN "coin_name" text DEFAULT '游戏币' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "coin_amount" bigint GENERATED ALWAYS AS (case when goods_type_id in (2, 22) then
      nullif((substring(coalesce(facts->>'amount', title) from '([0-9]{1,8}(?:[.][0-9]{1,4})?) *[万亿]')::numeric
        * case substring(coalesce(facts->>'amount', title) from '[0-9] *([万亿])') when '亿' then 100000000 else 10000 end)::bigint, 0) end) STORED;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rent_hour_fen" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rent_night_fen" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rent_day_fen" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rent_week_fen" bigint;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "rent_deposit_fen" bigint;--> statement-breakpoint
CREATE INDEX "goods_scale" ON "goods" USING btree ("game_id",(coin_amount::float8 / price_fen),"id") WHERE status = 1 and coin_amount is not null;--> statement-breakpoint
CREATE INDEX "goods_scale_all" ON "goods" USING btree ((coin_amount::float8 / price_fen),"id") WHERE status = 1 and coin_amount is not null;--> statement-breakpoint
CREATE INDEX "goods_rent_game" ON "goods" USING btree ("game_id","rent_hour_fen","id") WHERE status = 1 and rent_hour_fen is not null;--> statement-breakpoint
CREATE INDEX "goods_rent_all" ON "goods" USING btree ("rent_hour_fen","id") WHERE status = 1 and rent_hour_fen is not null;--> statement-breakpoint
CREATE INDEX "goods_cross" ON "goods" USING btree ("game_id","cross_id","cross_name") WHERE status = 1 and cross_id > 0;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_rent" CHECK (num_nonnulls(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen, rent_deposit_fen) in (0, 5)
        and least(rent_hour_fen, rent_night_fen, rent_day_fen, rent_week_fen) > 0 and rent_deposit_fen between 0 and 20 * rent_hour_fen);