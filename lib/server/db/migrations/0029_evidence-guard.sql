-- What was shown of an order stays as it was shown.
CREATE TRIGGER order_proofs_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON order_proofs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
