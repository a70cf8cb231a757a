CREATE TABLE "service_case_evidence" (
	"case_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"staff_ids" bigint[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_case_evidence_case_id_order_sn_pk" PRIMARY KEY("case_id","order_sn")
);
--> statement-breakpoint
CREATE TABLE "desk_watches" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"look_at" timestamp with time zone NOT NULL,
	"parked_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "desk_notes" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "service_case_evidence" ADD CONSTRAINT "service_case_evidence_case_id_service_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."service_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_watches_due" ON "desk_watches" USING btree ("look_at");