CREATE TABLE "deposits" (
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"asked_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"moves" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposits_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "deposits_kind" CHECK ("deposits"."kind" in ('shop', 'booster', 'coin')),
	CONSTRAINT "deposits_asked" CHECK (("deposits"."state" = 'asked') = ("deposits"."asked_at" is not null and "deposits"."due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_devices" (
	"user_id" bigint NOT NULL,
	"device_hash" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "invite_profits" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"inviter_id" bigint NOT NULL,
	"invitee_id" bigint NOT NULL,
	"game_id" integer NOT NULL,
	"mode" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"base_fen" bigint NOT NULL,
	"profit_fen" bigint NOT NULL,
	"why" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "invite_profits_state" CHECK ("invite_profits"."state" in ('pending', 'paid', 'void')),
	CONSTRAINT "invite_profits_settled" CHECK (("invite_profits"."state" = 'pending') = ("invite_profits"."settled_at" is null)),
	CONSTRAINT "invite_profits_why" CHECK (("invite_profits"."state" = 'void') = ("invite_profits"."why" <> '')),
	CONSTRAINT "invite_profits_sums" CHECK ("invite_profits"."profit_fen" between 0 and "invite_profits"."base_fen"),
	CONSTRAINT "invite_profits_two" CHECK ("invite_profits"."inviter_id" <> "invite_profits"."invitee_id")
);
--> statement-breakpoint
CREATE TABLE "closures" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"dist_id" integer NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"erase_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	"reopened_by_id" bigint,
	"reopened_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "closures_end" CHECK ("closures"."erased_at" is null or "closures"."reopened_at" is null)
);
--> statement-breakpoint
CREATE TABLE "black_lookups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "black_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"value_mask" text NOT NULL,
	"ruling_code" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coin_merchants" ADD COLUMN "is_leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nick_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_devices" ADD CONSTRAINT "user_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposits_due" ON "deposits" USING btree ("due_at") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "user_devices_device" ON "user_devices" USING btree ("device_hash");--> statement-breakpoint
CREATE INDEX "invite_profits_inviter" ON "invite_profits" USING btree ("inviter_id","order_id");--> statement-breakpoint
CREATE INDEX "invite_profits_invitee" ON "invite_profits" USING btree ("invitee_id");--> statement-breakpoint
CREATE INDEX "closures_due" ON "closures" USING btree ("erase_at") WHERE erased_at is null and reopened_at is null;--> statement-breakpoint
CREATE INDEX "black_lookups_own" ON "black_lookups" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "black_lookups_age" ON "black_lookups" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_invited" ON "users" USING btree ("invited_by","id") WHERE invited_by is not null;