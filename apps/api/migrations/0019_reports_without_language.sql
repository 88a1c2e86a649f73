DROP FUNCTION report_participation(uuid, text);--> statement-breakpoint
CREATE FUNCTION report_participation(customer uuid, in_period text)
	RETURNS TABLE (kind text, topic text, people integer)
	LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, public AS $$
	SELECT fact.kind, fact.topic, count(*)::int FROM participation_facts fact
	WHERE fact.customer_id = customer AND fact.period = in_period
	GROUP BY fact.kind, fact.topic
$$;--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION report_participation(uuid, text) FROM PUBLIC;--> statement-breakpoint
ALTER TABLE "participation_facts" DROP CONSTRAINT "participation_facts_language";--> statement-breakpoint
ALTER TABLE "participation_facts" DROP COLUMN "language";
