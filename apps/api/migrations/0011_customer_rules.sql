-- What was promised to the people of a company is not taken back: a reporting floor only goes up.
CREATE FUNCTION refuse_lower_floor() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a floor only goes up' USING ERRCODE = 'check_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER customers_keep_floors BEFORE UPDATE OF test_floor, usage_floor ON customers
	FOR EACH ROW WHEN (NEW.test_floor < OLD.test_floor OR NEW.usage_floor < OLD.usage_floor)
	EXECUTE FUNCTION refuse_lower_floor();--> statement-breakpoint
-- With a company go the sessions of its people; bringing it back revives none.
CREATE FUNCTION end_sessions_of_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sessions SET ended_at = now() WHERE ended_at IS NULL
		AND user_id IN (SELECT id FROM users WHERE customer_id = NEW.id);
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER customers_lose_sessions AFTER UPDATE OF is_active, is_deleted ON customers
	FOR EACH ROW WHEN (NOT NEW.is_active OR NEW.is_deleted) EXECUTE FUNCTION end_sessions_of_customer();
