-- What staff wrote to each other of an order stands as it was written.
CREATE TRIGGER desk_notes_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON desk_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
