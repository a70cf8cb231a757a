CREATE TABLE "rental_covers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rental_covers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"owner_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"dist_id" integer NOT NULL,
	"price_fen" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rental_covers_order" CHECK ("rental_covers"."starts_at" < "rental_covers"."ends_at" and "rental_covers"."price_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "claim_decisions" ADD COLUMN "finding" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "ban" jsonb;--> statement-breakpoint
CREATE INDEX "rental_covers_goods" ON "rental_covers" USING btree ("goods_sn","ends_at");--> statement-breakpoint
CREATE INDEX "rental_covers_owner" ON "rental_covers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "rental_covers_created" ON "rental_covers" USING btree ("created_at");