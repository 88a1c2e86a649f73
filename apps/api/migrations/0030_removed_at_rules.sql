-- Since when an account or a company has been removed, in whichever way that was done: after some time its data goes.
-- What was removed before this existed counts from now.
CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.removed_at := CASE WHEN NEW.is_deleted THEN coalesce(NEW.removed_at, now()) END;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_note_removal BEFORE INSERT OR UPDATE OF is_deleted ON users
	FOR EACH ROW EXECUTE FUNCTION note_removal();--> statement-breakpoint
CREATE TRIGGER customers_note_removal BEFORE INSERT OR UPDATE OF is_deleted ON customers
	FOR EACH ROW EXECUTE FUNCTION note_removal();--> statement-breakpoint
UPDATE users SET removed_at = now() WHERE is_deleted;--> statement-breakpoint
UPDATE customers SET removed_at = now() WHERE is_deleted;
