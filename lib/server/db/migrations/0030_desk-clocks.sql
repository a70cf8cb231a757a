CREATE TABLE "desk_clocks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_clocks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"nudged_at" timestamp with time zone,
	"breached_at" timestamp with time zone,
	"moved_to" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_clocks_wait" UNIQUE("order_sn","user_id","kind","since"),
	CONSTRAINT "desk_clocks_kind" CHECK ("desk_clocks"."kind" in ('first', 'next', 'verify', 'rebind'))
);
--> statement-breakpoint
CREATE TABLE "quality_samples" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quality_samples_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"week" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quality_samples_order_sn_unique" UNIQUE("order_sn")
);
--> statement-breakpoint
CREATE TABLE "quality_scores" (
	"sample_id" bigint NOT NULL,
	"round" smallint NOT NULL,
	"by_id" bigint NOT NULL,
	"marks" jsonb NOT NULL,
	"coaching" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quality_scores_sample_id_round_pk" PRIMARY KEY("sample_id","round"),
	CONSTRAINT "quality_scores_person" UNIQUE("sample_id","by_id"),
	CONSTRAINT "quality_scores_round" CHECK ("quality_scores"."round" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "quality_weeks" (
	"week" date PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_duties" ADD COLUMN "shifts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_duties" ADD COLUMN "holidays" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quality_scores" ADD CONSTRAINT "quality_scores_sample_id_quality_samples_id_fk" FOREIGN KEY ("sample_id") REFERENCES "public"."quality_samples"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_clocks_breaches" ON "desk_clocks" USING btree ("user_id","breached_at") WHERE breached_at is not null;--> statement-breakpoint
CREATE INDEX "quality_samples_week" ON "quality_samples" USING btree ("week","user_id");