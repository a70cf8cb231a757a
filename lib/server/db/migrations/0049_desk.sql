CREATE TABLE "desk_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desk_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"text" text NOT NULL,
	"handed_to" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_notes_text" CHECK ("desk_notes"."text" <> '')
);
--> statement-breakpoint
CREATE TABLE "desk_duties" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"from_hour" smallint DEFAULT 0 NOT NULL,
	"to_hour" smallint DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "desk_duties_state" CHECK ("desk_duties"."state" in ('open', 'busy', 'away')),
	CONSTRAINT "desk_duties_hours" CHECK ("desk_duties"."from_hour" between 0 and 23 and "desk_duties"."to_hour" between 0 and 23)
);
--> statement-breakpoint
ALTER TABLE "dispute_rulings" ADD COLUMN "second_id" bigint;--> statement-breakpoint
CREATE INDEX "desk_notes_order" ON "desk_notes" USING btree ("order_sn","id");--> statement-breakpoint
ALTER TABLE "dispute_rulings" ADD CONSTRAINT "dispute_rulings_second" CHECK ("dispute_rulings"."second_id" <> "dispute_rulings"."staff_id");