CREATE TABLE "appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"ruling_code" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"statement" text NOT NULL,
	"evidence" text[] NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appeals_sn_unique" UNIQUE("sn"),
	CONSTRAINT "appeals_state" CHECK ("appeals"."state" in ('pending', 'granted', 'dismissed', 'inadmissible'))
);
--> statement-breakpoint
CREATE TABLE "black_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" smallint NOT NULL,
	"value_hash" text NOT NULL,
	"value_mask" text NOT NULL,
	"ruling_code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "black_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"reporter_id" bigint NOT NULL,
	"kind" smallint NOT NULL,
	"value_hash" text NOT NULL,
	"value_mask" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"story" text NOT NULL,
	"evidence" text[] NOT NULL,
	"order_sn" text DEFAULT '' NOT NULL,
	"accused_id" bigint,
	"may_publish" boolean NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL,
	"ruling_code" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "black_reports_sn_unique" UNIQUE("sn"),
	CONSTRAINT "black_reports_state" CHECK ("black_reports"."state" in ('pending', 'accepted', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"code" text PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"kind" text NOT NULL,
	"holder_id" bigint NOT NULL,
	"order_sn" text DEFAULT '' NOT NULL,
	"issued_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rulings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rulings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"game_id" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"subject_kind" smallint,
	"subject_mask" text DEFAULT '' NOT NULL,
	"parties" jsonb NOT NULL,
	"facts" text NOT NULL,
	"reasoning" text[] NOT NULL,
	"rule_name" text NOT NULL,
	"rule_text" text NOT NULL,
	"decision" text NOT NULL,
	"claimed_fen" bigint NOT NULL,
	"awarded_fen" bigint NOT NULL,
	"timeline" jsonb NOT NULL,
	"concerned_ids" bigint[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'final' NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"reviewer_id" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rulings_code_unique" UNIQUE("code"),
	CONSTRAINT "rulings_kind" CHECK ("rulings"."kind" in ('trade', 'retrieval', 'blacklist'))
);
--> statement-breakpoint
CREATE TABLE "staff_contacts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"dist_id" integer DEFAULT 0 NOT NULL,
	"kind" smallint NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "appeals_one" ON "appeals" USING btree ("ruling_code") WHERE state <> 'inadmissible';--> statement-breakpoint
CREATE INDEX "appeals_own" ON "appeals" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "appeals_queue" ON "appeals" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "black_entries_active" ON "black_entries" USING btree ("value_hash") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "black_entries_ruling" ON "black_entries" USING btree ("ruling_code");--> statement-breakpoint
CREATE UNIQUE INDEX "black_reports_open" ON "black_reports" USING btree ("reporter_id","value_hash") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "black_reports_own" ON "black_reports" USING btree ("reporter_id","id");--> statement-breakpoint
CREATE INDEX "black_reports_queue" ON "black_reports" USING btree ("due_at") WHERE state = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_subject" ON "certificates" USING btree ("kind","holder_id","order_sn");--> statement-breakpoint
CREATE INDEX "rulings_list" ON "rulings" USING btree ("decided_at","id") WHERE published;--> statement-breakpoint
CREATE INDEX "rulings_list_kind" ON "rulings" USING btree ("kind","decided_at","id") WHERE published;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_contacts_value" ON "staff_contacts" USING btree ("kind","value","dist_id");