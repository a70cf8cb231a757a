CREATE TABLE "face_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "face_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"id_card_hash" text NOT NULL,
	"certify_id" text,
	"state" text NOT NULL,
	"why" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"asked_at" timestamp with time zone,
	"check_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "face_checks_certify_id_unique" UNIQUE("certify_id")
);
--> statement-breakpoint
ALTER TABLE "face_checks" ADD CONSTRAINT "face_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "face_checks_user" ON "face_checks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "face_checks_state" ON "face_checks" USING btree ("state","created_at");