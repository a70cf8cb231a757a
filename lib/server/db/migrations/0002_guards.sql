-- Numbers of goods; the prefix says type and game.
CREATE SEQUENCE goods_number START 1000001;
--> statement-breakpoint
-- The ledger, timelines, evidence, decisions, rules and the audit log are append-only.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_proofs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_proofs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER dispute_rulings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_rulings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER claim_decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON claim_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER staff_audits_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON staff_audits FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER desk_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER platform_rules_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON platform_rules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Entries are written with their transfer in one statement and never added later, so that both rows have one transaction id.
-- Each begins where the last one of its account ended, and the account has what the newest states.
CREATE FUNCTION check_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id HAVING sum(amount_fen) <> 0) THEN
    RAISE EXCEPTION 'entries of a transfer must sum to zero';
  END IF;
  IF EXISTS (
    SELECT 1 FROM added a JOIN public.entries e ON e.id = a.id JOIN public.transfers t ON t.id = a.transfer_id
      WHERE t.xmin <> e.xmin
  ) THEN
    RAISE EXCEPTION 'a transfer takes no entries after it was made';
  END IF;
  IF EXISTS (
    SELECT 1 FROM added a WHERE a.balance_after_fen - a.amount_fen <> coalesce((
      SELECT e.balance_after_fen FROM public.entries e
        WHERE e.account_id = a.account_id AND e.id < a.id ORDER BY e.id DESC LIMIT 1), 0)
  ) THEN
    RAISE EXCEPTION 'an entry must begin where the last one of its account ended';
  END IF;
  IF EXISTS (
    SELECT 1 FROM added a JOIN public.accounts o ON o.id = a.account_id
      WHERE o.balance_fen <> a.balance_after_fen
        AND NOT EXISTS (SELECT 1 FROM public.entries e WHERE e.account_id = a.account_id AND e.id > a.id)
  ) THEN
    RAISE EXCEPTION 'an account must have what its last entry says';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_checked AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries();
--> statement-breakpoint
-- A balance that changes without an entry is refused when the transaction ends.
CREATE FUNCTION check_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM public.accounts o WHERE o.id = NEW.id AND o.balance_fen <> coalesce((
      SELECT e.balance_after_fen FROM public.entries e WHERE e.account_id = o.id ORDER BY e.id DESC LIMIT 1), 0)
  ) THEN
    RAISE EXCEPTION 'an account must have what its last entry says';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER accounts_checked AFTER INSERT OR UPDATE ON accounts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_balance();
--> statement-breakpoint
-- A ruling distributes exactly what the buyer paid, whatever code writes it.
CREATE FUNCTION ruling_splits_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refund_fen + NEW.seller_fen <> (SELECT total_fen FROM disputes WHERE id = NEW.dispute_id) THEN
    RAISE EXCEPTION 'a ruling on dispute % does not split what was paid', NEW.dispute_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER dispute_rulings_split_total BEFORE INSERT ON dispute_rulings FOR EACH ROW EXECUTE FUNCTION ruling_splits_total();
--> statement-breakpoint
-- Room on each page for HOT updates: reserving and releasing units then touches no index (the search index has about
-- forty entries per row).
ALTER TABLE goods SET (fillfactor = 80);
--> statement-breakpoint
-- Counters live for minutes. Without a log a count needs no flush to disk; a crash of the server resets them.
ALTER TABLE rate_windows SET UNLOGGED;
