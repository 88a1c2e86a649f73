-- Phones that served one-time passwords until now go on doing so; from here on each is confirmed by its person.
UPDATE users SET phone_confirmed_at = created_at WHERE phone IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER pending_contacts_of_nobody_erased BEFORE INSERT OR UPDATE OF user_id ON pending_contacts
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('user_id');
