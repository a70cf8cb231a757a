-- A decision stands as it was given.
CREATE TRIGGER claim_decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON claim_decisions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
