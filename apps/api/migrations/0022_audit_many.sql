-- A list of people is read at once, and so several chains may begin at once: the count moves forward, by as many.
DROP TRIGGER audit_register_moves_on ON audit_register;--> statement-breakpoint
CREATE TRIGGER audit_register_moves_on BEFORE UPDATE ON audit_register FOR EACH ROW
	WHEN (NEW.chains <= OLD.chains) EXECUTE FUNCTION refuse_change();
