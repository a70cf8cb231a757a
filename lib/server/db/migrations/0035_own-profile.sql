CREATE TABLE "black_lookups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"value_mask" text NOT NULL,
	"ruling_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nick_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "black_lookups_own" ON "black_lookups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "black_lookups_age" ON "black_lookups" USING btree ("created_at");