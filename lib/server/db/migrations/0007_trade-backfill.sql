-- Payments took their provider from the notice that settled them; one that was never settled belongs to the only provider there was.
UPDATE payments p SET provider = coalesce((SELECT n.provider FROM payment_notices n WHERE n.trade_no = p.trade_no LIMIT 1), 'sandbox');
--> statement-breakpoint
UPDATE payment_notices n SET inter_sn = coalesce((SELECT p.inter_sn FROM payments p WHERE p.trade_no = n.trade_no LIMIT 1), '');
--> statement-breakpoint
-- A group is about an order, by its number.
UPDATE chat_groups g SET dist_id = coalesce((SELECT o.dist_id FROM orders o WHERE o.sn = g.subject), 1);
