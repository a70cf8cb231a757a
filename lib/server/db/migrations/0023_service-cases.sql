CREATE TABLE "service_case_goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_case_goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"goods_sn" text NOT NULL,
	"seller_id" bigint NOT NULL,
	"state" text DEFAULT 'withheld' NOT NULL,
	"withheld_at" timestamp with time zone NOT NULL,
	"counter" text DEFAULT '' NOT NULL,
	"counter_pictures" text[] DEFAULT '{}' NOT NULL,
	"countered_at" timestamp with time zone,
	"back_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "service_case_goods_of" UNIQUE("case_id","goods_sn"),
	CONSTRAINT "service_case_goods_back" CHECK (("service_case_goods"."state" = 'countered') = ("service_case_goods"."back_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_case_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"by" text NOT NULL,
	"staff_id" bigint,
	"text" text NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"asks" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"kind" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint,
	"phone_hash" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"statement" text NOT NULL,
	"evidence" text[] NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"outcome" text,
	"clause" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"handler_id" bigint,
	"decider_ids" bigint[] DEFAULT '{}' NOT NULL,
	"answer_due_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"asked_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"appeal_until" timestamp with time zone,
	"appealed_at" timestamp with time zone,
	"alarmed_at" timestamp with time zone,
	"restriction_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_cases_sn_unique" UNIQUE("sn"),
	CONSTRAINT "service_cases_closed" CHECK (("service_cases"."state" = 'closed') = ("service_cases"."closed_at" is not null)),
	CONSTRAINT "service_cases_asked" CHECK (("service_cases"."state" = 'asked') = ("service_cases"."asked_until" is not null)),
	CONSTRAINT "service_cases_outcome" CHECK ("service_cases"."state" <> 'closed' or "service_cases"."outcome" is not null)
);
--> statement-breakpoint
ALTER TABLE "service_case_goods" ADD CONSTRAINT "service_case_goods_case_id_service_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."service_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_case_notes" ADD CONSTRAINT "service_case_notes_case_id_service_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."service_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_case_goods_due" ON "service_case_goods" USING btree ("back_at") WHERE back_at is not null;--> statement-breakpoint
CREATE INDEX "service_case_goods_seller" ON "service_case_goods" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "service_case_notes_of" ON "service_case_notes" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "service_cases_desk" ON "service_cases" USING btree ("dist_id","due_at") WHERE state <> 'closed';--> statement-breakpoint
CREATE INDEX "service_cases_asked" ON "service_cases" USING btree ("asked_until") WHERE asked_until is not null;--> statement-breakpoint
CREATE INDEX "service_cases_user" ON "service_cases" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "service_cases_phone" ON "service_cases" USING btree ("phone_hash","created_at");--> statement-breakpoint
CREATE INDEX "service_cases_list" ON "service_cases" USING btree ("created_at");