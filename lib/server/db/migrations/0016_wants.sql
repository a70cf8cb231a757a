CREATE TABLE "want_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "want_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"want_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"num" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "want_answers_num" CHECK ("want_answers"."num" > 0),
	CONSTRAINT "want_answers_closed" CHECK (("want_answers"."closed_at" is null) = ("want_answers"."status" = 'open'))
);
--> statement-breakpoint
CREATE TABLE "want_posts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "want_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"buyer_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"game_id" integer NOT NULL,
	"goods_type_id" smallint NOT NULL,
	"area_id" integer DEFAULT 0 NOT NULL,
	"server_id" integer DEFAULT 0 NOT NULL,
	"area_name" text DEFAULT '' NOT NULL,
	"server_name" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"amount" integer,
	"budget_fen" bigint NOT NULL,
	"reserve_fen" bigint NOT NULL,
	"moves" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "want_posts_money" CHECK ("want_posts"."reserve_fen" > 0 and "want_posts"."reserve_fen" <= "want_posts"."budget_fen"),
	CONSTRAINT "want_posts_closed" CHECK (("want_posts"."closed_at" is null) = ("want_posts"."status" = 'open'))
);
--> statement-breakpoint
ALTER TABLE "want_answers" ADD CONSTRAINT "want_answers_want_id_want_posts_id_fk" FOREIGN KEY ("want_id") REFERENCES "public"."want_posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "want_answers_once" ON "want_answers" USING btree ("want_id","goods_sn");--> statement-breakpoint
CREATE UNIQUE INDEX "want_answers_one" ON "want_answers" USING btree ("want_id") WHERE status = 'ordered';--> statement-breakpoint
CREATE INDEX "want_answers_seller" ON "want_answers" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "want_posts_buyer" ON "want_posts" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "want_posts_due" ON "want_posts" USING btree ("due_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "want_posts_hall" ON "want_posts" USING btree ("game_id","goods_type_id","id") WHERE status = 'open';