CREATE TABLE "goods_drafts" (
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_drafts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "goods_view_days" (
	"goods_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "goods_view_days_goods_id_day_pk" PRIMARY KEY("goods_id","day")
);
--> statement-breakpoint
DROP INDEX "goods_newest";--> statement-breakpoint
DROP INDEX "goods_all_newest";--> statement-breakpoint
DROP INDEX "goods_area";--> statement-breakpoint
DROP INDEX "goods_official";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "refreshed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "ranked_at" timestamp with time zone GENERATED ALWAYS AS (coalesce(refreshed_at, created_at)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_view_days" ADD CONSTRAINT "goods_view_days_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_drafts_saved" ON "goods_drafts" USING btree ("user_id","saved_at");--> statement-breakpoint
CREATE INDEX "goods_view_days_day" ON "goods_view_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "goods_newest" ON "goods" USING btree ("game_id","goods_type_id","ranked_at","id","signature","attrs") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_all_newest" ON "goods" USING btree ("goods_type_id","ranked_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_area" ON "goods" USING btree ("game_id","goods_type_id","area_id","server_id","ranked_at","id") WHERE status = 1;--> statement-breakpoint
CREATE INDEX "goods_official" ON "goods" USING btree ("game_id","goods_type_id","ranked_at","id") WHERE status = 1 and is_official_sell;