CREATE TABLE "complaint_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"complaint_id" bigint NOT NULL,
	"by" text NOT NULL,
	"staff_id" bigint,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"complaint_sn" text NOT NULL,
	"inter_sn" text NOT NULL,
	"order_sn" text DEFAULT '' NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"paid_fen" bigint NOT NULL,
	"wanted_fen" bigint,
	"detail" text DEFAULT '' NOT NULL,
	"times" smallint DEFAULT 1 NOT NULL,
	"stage" text DEFAULT 'open' NOT NULL,
	"handler_id" bigint,
	"filed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"alarmed_at" timestamp with time zone,
	"outcome" text,
	"closing_text" text DEFAULT '' NOT NULL,
	"done_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "complaints_number" UNIQUE("provider","complaint_sn"),
	CONSTRAINT "complaints_done" CHECK (("complaints"."stage" = 'done') = ("complaints"."done_at" is not null)),
	CONSTRAINT "complaints_check" CHECK (("complaints"."stage" = 'done') = ("complaints"."check_at" is null)),
	CONSTRAINT "complaints_closing" CHECK ("complaints"."stage" <> 'closing' or "complaints"."outcome" is not null)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "complained_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "complaint_messages" ADD CONSTRAINT "complaint_messages_complaint_id_complaints_id_fk" FOREIGN KEY ("complaint_id") REFERENCES "public"."complaints"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "complaint_messages_of" ON "complaint_messages" USING btree ("complaint_id","id");--> statement-breakpoint
CREATE INDEX "complaints_check_at" ON "complaints" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "complaints_order" ON "complaints" USING btree ("order_sn") WHERE stage <> 'done';--> statement-breakpoint
CREATE INDEX "complaints_desk" ON "complaints" USING btree ("dist_id","due_at");--> statement-breakpoint
CREATE INDEX "complaints_user" ON "complaints" USING btree ("user_id");