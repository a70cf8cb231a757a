-- A ruling stands as it was given.
CREATE TRIGGER dispute_rulings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON dispute_rulings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Whatever code runs, a ruling gives out what the buyer paid, to the fen.
CREATE FUNCTION ruling_splits_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.refund_fen + NEW.seller_fen <> (SELECT total_fen FROM disputes WHERE id = NEW.dispute_id) THEN
    RAISE EXCEPTION 'a ruling on dispute % does not split what was paid', NEW.dispute_id;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER dispute_rulings_split_total BEFORE INSERT ON dispute_rulings FOR EACH ROW EXECUTE FUNCTION ruling_splits_total();
