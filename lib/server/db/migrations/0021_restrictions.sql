CREATE TABLE "restriction_appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restriction_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"restriction_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"dist_id" integer NOT NULL,
	"statement" text NOT NULL,
	"evidence" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"alarmed_at" timestamp with time zone,
	"reviewer_id" bigint,
	"reviewed_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restriction_appeals_restriction_id_unique" UNIQUE("restriction_id"),
	CONSTRAINT "restriction_appeals_state" CHECK (("restriction_appeals"."state" = 'open') = ("restriction_appeals"."reviewed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "restrictions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "restrictions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kinds" text[] NOT NULL,
	"held_fen" bigint NOT NULL,
	"clause" text NOT NULL,
	"reason" text NOT NULL,
	"evidence" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"imposed_by" bigint,
	"decider_ids" bigint[] NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"renewals" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" bigint,
	"end_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "restrictions_state" CHECK (("restrictions"."state" = 'active') = ("restrictions"."ended_at" is null)),
	CONSTRAINT "restrictions_until" CHECK ("restrictions"."until_at" > "restrictions"."from_at" and "restrictions"."held_fen" >= 0)
);
--> statement-breakpoint
CREATE INDEX "restriction_appeals_queue" ON "restriction_appeals" USING btree ("due_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "restriction_appeals_created" ON "restriction_appeals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "restrictions_active" ON "restrictions" USING btree ("user_id") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "restrictions_due" ON "restrictions" USING btree ("until_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "restrictions_user" ON "restrictions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "restrictions_created" ON "restrictions" USING btree ("created_at");--> statement-breakpoint
-- Accounts that the platform had frozen: restricted from everything for 30 days, by whoever froze them.
INSERT INTO restrictions (user_id, kinds, held_fen, clause, reason, evidence, note, imposed_by, decider_ids, from_at, until_at)
SELECT u.id, '{list,buy,withdraw,chat,login}', 0, '历史冻结', '升级前平台已冻结此账号，现改为有期限的限制。', '{}', coalesce(a.reason, ''),
  a.user_id, array_remove(ARRAY[a.user_id], NULL), now(), now() + interval '30 days'
FROM users u LEFT JOIN LATERAL (
  SELECT reason, user_id FROM staff_audits WHERE action = 'user.freeze' AND target = 'user:' || u.id ORDER BY id DESC LIMIT 1
) a ON true
WHERE u.banned AND u.closed_at IS NULL;--> statement-breakpoint
-- Nothing reads users.banned any more; the release after this one drops it, because the one before still reads it.
COMMENT ON COLUMN users.banned IS 'unused since 0021, to be dropped';
