-- Entries are written with their transfer, in one statement, and never added later: then both rows are of one transaction.
-- Each begins where its account's last one ended, and the account has what the newest says.
DROP TRIGGER entries_balanced ON entries;
--> statement-breakpoint
DROP FUNCTION entries_sum_to_zero;
--> statement-breakpoint
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
