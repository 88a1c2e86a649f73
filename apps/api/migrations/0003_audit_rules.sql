-- The audit log only grows, whoever writes to it and by whatever way (security, P5).
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% only grows', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER audit_entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_heads_stay BEFORE DELETE OR TRUNCATE ON audit_heads
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_register_stays BEFORE DELETE OR TRUNCATE ON audit_register
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER deletion_log_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON deletion_log
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- An end of a chain moves forward by one entry and in no other way.
CREATE TRIGGER audit_heads_move_on BEFORE UPDATE ON audit_heads FOR EACH ROW
	WHEN (NEW.chain <> OLD.chain OR NEW.number <> OLD.number OR NEW.entries <> OLD.entries + 1)
	EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER audit_register_moves_on BEFORE UPDATE ON audit_register FOR EACH ROW
	WHEN (NEW.chains <> OLD.chains + 1) EXECUTE FUNCTION refuse_change();
