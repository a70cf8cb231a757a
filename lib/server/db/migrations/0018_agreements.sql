CREATE TABLE "agreement_signatures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_signatures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agreement_id" bigint NOT NULL,
	"party" text NOT NULL,
	"user_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"code_id" bigint NOT NULL,
	"face" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_signatures_once" UNIQUE("agreement_id","party")
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sn" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_sn" text NOT NULL,
	"dist_id" integer NOT NULL,
	"document_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"title" text NOT NULL,
	"hash" text NOT NULL,
	"seller_hash" text NOT NULL,
	"buyer_hash" text NOT NULL,
	"full_text" "bytea" NOT NULL,
	"seller_text" "bytea" NOT NULL,
	"buyer_text" "bytea" NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"ended_at" timestamp with time zone,
	"record" text,
	"signature" text,
	"public_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_sn_unique" UNIQUE("sn"),
	CONSTRAINT "agreements_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "agreements_state" CHECK ("agreements"."state" in ('open', 'signed', 'refused', 'expired', 'ended')),
	CONSTRAINT "agreements_ended" CHECK (("agreements"."state" = 'open') = ("agreements"."ended_at" is null)),
	CONSTRAINT "agreements_signed" CHECK (("agreements"."state" = 'signed') = ("agreements"."record" is not null and "agreements"."signature" is not null))
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"document_id" bigint NOT NULL,
	"place" text NOT NULL,
	"ref" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "legal_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "legal_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"effective_at" timestamp with time zone,
	"by" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_documents_version" UNIQUE("kind","version"),
	CONSTRAINT "legal_documents_kind" CHECK ("legal_documents"."kind" in ('terms', 'privacy', 'trade', 'transfer', 'cover')),
	CONSTRAINT "legal_documents_state" CHECK (("legal_documents"."state" = 'published') = ("legal_documents"."effective_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "agreement_signatures" ADD CONSTRAINT "agreement_signatures_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_document_id_legal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."legal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_document_id_legal_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."legal_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_hash" ON "agreements" USING btree ("hash");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_seller_hash" ON "agreements" USING btree ("seller_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_buyer_hash" ON "agreements" USING btree ("buyer_hash");--> statement-breakpoint
CREATE INDEX "agreements_list" ON "agreements" USING btree ("dist_id","id");--> statement-breakpoint
CREATE INDEX "agreements_seller" ON "agreements" USING btree ("seller_id","id");--> statement-breakpoint
CREATE INDEX "consents_user" ON "consents" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "legal_documents_draft" ON "legal_documents" USING btree ("kind") WHERE state = 'draft';--> statement-breakpoint
CREATE TRIGGER legal_documents_published BEFORE UPDATE OR DELETE ON legal_documents FOR EACH ROW WHEN (OLD.state = 'published') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON consents FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER agreement_signatures_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON agreement_signatures FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- What is signed does not change, nor does what the platform signed.
CREATE TRIGGER agreements_frozen BEFORE UPDATE OF sn, order_id, document_id, seller_id, buyer_id, hash, seller_hash, buyer_hash, full_text, seller_text, buyer_text OR DELETE OR TRUNCATE ON agreements FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER agreements_closed BEFORE UPDATE ON agreements FOR EACH ROW WHEN (OLD.state <> 'open') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Terms and privacy policy of an installation that has changed them as articles become the first versions.
INSERT INTO legal_documents (kind, version, text, note, state, effective_at)
SELECT CASE code WHEN 'agreement' THEN 'terms' ELSE 'privacy' END, 1, btrim(regexp_replace(replace(replace(replace(replace(
  regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(html,
    '<h[1-6][^>]*>', E'\n## ', 'g'), '<li[^>]*>', E'\n- ', 'g'), '<tr[^>]*>', E'\n- ', 'g'), '</t[dh]><t[dh]', '</td>：<td', 'g'),
    '<(?:/p|/h[1-6]|/li|/tr|br)[^>]*>', E'\n', 'g'),
  '<strong>', '**'), '</strong>', '**'), '&nbsp;', ' '), '&amp;', '&'), '<[^>]*>', '', 'g'), E' \n'), '', 'published', published_at
FROM news WHERE code IN ('agreement', 'privacy') AND dist_id = 0;
