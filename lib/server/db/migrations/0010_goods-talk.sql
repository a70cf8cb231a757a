CREATE TABLE "price_alerts" (
	"user_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"price_fen" bigint NOT NULL,
	"fell_to_fen" bigint,
	"fell_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_alerts_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id"),
	CONSTRAINT "price_alerts_fall" CHECK (("price_alerts"."fell_to_fen" is null) = ("price_alerts"."fell_at" is null) and ("price_alerts"."fell_to_fen" < "price_alerts"."price_fen") is not false)
);
--> statement-breakpoint
CREATE TABLE "goods_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"asker_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"question" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "goods_questions_answer" CHECK (("goods_questions"."answer" = '') = ("goods_questions"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "goods_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"reporter_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"fault" text NOT NULL,
	"story" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "goods_reports_sn_unique" UNIQUE("sn"),
	CONSTRAINT "goods_reports_state" CHECK ("goods_reports"."state" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alerts_goods" ON "price_alerts" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "price_alerts_due" ON "price_alerts" USING btree ("fell_at") WHERE fell_at is not null and notified_at is null;--> statement-breakpoint
CREATE INDEX "goods_questions_shown" ON "goods_questions" USING btree ("goods_sn","answered_at") WHERE answered_at is not null;--> statement-breakpoint
CREATE INDEX "goods_questions_seller" ON "goods_questions" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "goods_questions_asker" ON "goods_questions" USING btree ("asker_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reports_open" ON "goods_reports" USING btree ("reporter_id","goods_sn") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "goods_reports_queue" ON "goods_reports" USING btree ("due_at") WHERE state = 'pending';