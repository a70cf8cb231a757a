CREATE TABLE "ownership_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ownership_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"buyer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"day" smallint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"is_mine" boolean,
	"answered_at" timestamp with time zone,
	CONSTRAINT "ownership_checks_once" UNIQUE("order_id","day"),
	CONSTRAINT "ownership_checks_day" CHECK ("ownership_checks"."day" in (1, 3, 7)),
	CONSTRAINT "ownership_checks_answer" CHECK (("ownership_checks"."is_mine" is null) = ("ownership_checks"."answered_at" is null))
);
--> statement-breakpoint
CREATE INDEX "ownership_checks_buyer" ON "ownership_checks" USING btree ("buyer_id","id");--> statement-breakpoint
CREATE INDEX "orders_received" ON "orders" USING btree ("completed_at") WHERE status = 3 and mode in ('account', 'intermediary');