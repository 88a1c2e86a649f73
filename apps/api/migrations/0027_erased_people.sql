-- Whoever was erased gets no new rows. A request that was let in before waits here for the erasure, whose transaction
-- holds the row of the person, and is refused after it; the service answers ZE410 with 409 (http/failure.ts).
CREATE FUNCTION refuse_erased_person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	person text;
	gone timestamptz;
BEGIN
	EXECUTE format('SELECT ($1).%I::text', TG_ARGV[0]) INTO person USING NEW;
	-- An owner may be a client instead of a person.
	IF person ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN
		SELECT erased_at INTO gone FROM users WHERE id = person::uuid FOR KEY SHARE;
		IF gone IS NOT NULL THEN
			RAISE EXCEPTION 'the person of this row was erased' USING ERRCODE = 'ZE410';
		END IF;
	END IF;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER user_roles_of_nobody_erased BEFORE INSERT OR UPDATE OF user_id ON user_roles
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER sessions_of_nobody_erased BEFORE INSERT OR UPDATE OF user_id ON sessions
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER credentials_of_nobody_erased BEFORE INSERT OR UPDATE OF user_id ON credentials
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER password_resets_of_nobody_erased BEFORE INSERT OR UPDATE OF user_id ON password_resets
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('user_id');--> statement-breakpoint
CREATE TRIGGER idempotency_keys_of_nobody_erased BEFORE INSERT OR UPDATE OF owner ON idempotency_keys
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('owner');--> statement-breakpoint
CREATE TRIGGER usage_events_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON usage_events
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER test_keys_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON test_keys
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER test_results_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON test_results
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER request_forms_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON request_forms
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER notification_reads_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON notification_reads
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER notification_preferences_of_nobody_erased BEFORE INSERT OR UPDATE OF person_id ON notification_preferences
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('person_id');--> statement-breakpoint
CREATE TRIGGER notification_sends_of_nobody_erased BEFORE INSERT OR UPDATE OF sent_by ON notification_sends
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('sent_by');--> statement-breakpoint
CREATE TRIGGER content_items_of_nobody_erased BEFORE INSERT OR UPDATE OF deleted_by ON content_items
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('deleted_by');--> statement-breakpoint
CREATE TRIGGER content_versions_of_nobody_erased BEFORE INSERT OR UPDATE OF saved_by ON content_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('saved_by');--> statement-breakpoint
CREATE TRIGGER content_setting_versions_of_nobody_erased BEFORE INSERT OR UPDATE OF saved_by ON content_setting_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('saved_by');--> statement-breakpoint
CREATE TRIGGER reflection_versions_of_nobody_erased BEFORE INSERT OR UPDATE OF saved_by ON reflection_versions
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('saved_by');--> statement-breakpoint
CREATE TRIGGER test_switches_of_nobody_erased BEFORE INSERT OR UPDATE OF changed_by ON test_switches
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('changed_by');--> statement-breakpoint
CREATE TRIGGER test_licences_of_nobody_erased BEFORE INSERT OR UPDATE OF filed_by ON test_licences
	FOR EACH ROW EXECUTE FUNCTION refuse_erased_person('filed_by');
