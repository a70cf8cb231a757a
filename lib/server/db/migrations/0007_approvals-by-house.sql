DROP INDEX "staff_approvals_once";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_approvals_once" ON "staff_approvals" USING btree ("call","target",coalesce("dist_id", 0)) WHERE state = 'open';