CREATE TABLE "sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" integer NOT NULL,
	"title" text NOT NULL,
	"price_fen" bigint NOT NULL,
	"facts" jsonb NOT NULL,
	"listed_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "sales_game" ON "sales" USING btree ("game_id","goods_type_id","sold_at");