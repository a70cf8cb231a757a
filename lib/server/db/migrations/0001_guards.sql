-- Numbers of goods; the prefix says type and game.
CREATE SEQUENCE goods_number START 1000001;
--> statement-breakpoint
-- The ledger and the timeline are append-only.
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
-- Whatever code runs, entries added by one statement sum to zero per transfer.
-- The ledger writes all entries of a transfer in one INSERT.
CREATE FUNCTION entries_sum_to_zero() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id HAVING sum(amount_fen) <> 0) THEN
    RAISE EXCEPTION 'entries of a transfer must sum to zero';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_balanced AFTER INSERT ON entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION entries_sum_to_zero();
--> statement-breakpoint
-- Room on each page for HOT updates: holding and releasing units touches no index then (the search index has some forty entries a row).
ALTER TABLE goods SET (fillfactor = 80);
