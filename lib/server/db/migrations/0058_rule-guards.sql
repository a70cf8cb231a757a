-- What the rules were stays known.
CREATE TRIGGER platform_rules_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON platform_rules FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
