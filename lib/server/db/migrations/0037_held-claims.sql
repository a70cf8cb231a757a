-- safe: replaced in the same transaction by one that accepts every row of the old one
ALTER TABLE "debts" DROP CONSTRAINT "debts_done";--> statement-breakpoint
ALTER TABLE "debts" ADD CONSTRAINT "debts_done" CHECK (("debts"."state" in ('done', 'held')) = ("debts"."left_fen" = 0)) NOT VALID;
