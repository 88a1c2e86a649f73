-- What the reports may see of people: numbers. The role `report` (src/modules/reports/role.ts) may call these and
-- nothing else; they run as the owner of the tables.
CREATE FUNCTION report_headcount(customer uuid, until timestamptz) RETURNS integer
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT count(*)::int FROM users
	WHERE customer_id = customer AND is_active AND NOT is_deleted AND created_at < until
$$;--> statement-breakpoint
CREATE FUNCTION report_participation(customer uuid, in_period text)
	RETURNS TABLE (kind text, topic text, language text, people integer)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT fact.kind, fact.topic, fact.language, count(*)::int FROM participation_facts fact
	WHERE fact.customer_id = customer AND fact.period = in_period
	GROUP BY fact.kind, fact.topic, fact.language
$$;--> statement-breakpoint
-- Without a name: everybody with an event of the type.
CREATE FUNCTION report_events(customer uuid, of_type text, since timestamptz, until timestamptz)
	RETURNS TABLE (name text, people integer)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT event.name, count(DISTINCT event.person_id)::int FROM usage_events event
	WHERE event.customer_id = customer AND event.type = of_type
		AND event.occurred_at >= since AND event.occurred_at < until
	GROUP BY GROUPING SETS ((event.name), ())
$$;--> statement-breakpoint
-- Every category there is; its name where readers can see it.
CREATE FUNCTION report_topics() RETURNS TABLE (id uuid, language text, name text)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT item.id, piece.language, piece.title FROM content_items item
	LEFT JOIN published_content piece ON piece.id = item.id AND piece.customer_id IS NULL
	WHERE item.kind = 'category'
$$;--> statement-breakpoint
CREATE VIEW report_customers AS
	SELECT id, name, usage_floor, test_floor, created_at FROM customers WHERE NOT is_deleted;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION report_headcount(uuid, timestamptz), report_participation(uuid, text),
	report_events(uuid, text, timestamptz, timestamptz), report_topics() FROM PUBLIC;--> statement-breakpoint
-- A released figure stays as it was released, whoever asks for something else.
CREATE TRIGGER released_cells_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON released_cells
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
