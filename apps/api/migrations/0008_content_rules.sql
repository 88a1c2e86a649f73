-- History is added to, never changed: not by this service, and not by whoever comes with SQL.
CREATE FUNCTION refuse_change_of_history() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the history in % is never changed', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER content_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON content_versions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint
CREATE TRIGGER content_setting_versions_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON content_setting_versions
	FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_history();--> statement-breakpoint
-- What stood in the first tables moves over with its ids, versions and dates.
INSERT INTO content_items (id, kind, position) SELECT id, 'category', position FROM categories;--> statement-breakpoint
INSERT INTO content_items (id, kind, category_id, created_at) SELECT id, 'article', category_id, created_at FROM articles;--> statement-breakpoint
INSERT INTO content_items (id, kind, position, fields)
	SELECT id, 'slider', position, jsonb_build_object('isActive', is_active) FROM sliders;--> statement-breakpoint
INSERT INTO content_texts (item_id, kind, language, state, published_at, uri, title, summary, reading_minutes, author, plain_text)
	SELECT category_id, 'category', language, 'published', now(), uri, name, description, 0,
		CASE language WHEN 'tr' THEN 'AVITA İçerik Ekibi' ELSE 'AVITA editorial team' END, ''
	FROM category_translations;--> statement-breakpoint
INSERT INTO content_texts (item_id, kind, language, state, published_at, version, updated_at, title, summary, reading_minutes, author, fields, plain_text)
	SELECT slider_id, 'slider', language, state, published_at, version, updated_at, title, text, 0,
		CASE language WHEN 'tr' THEN 'AVITA İçerik Ekibi' ELSE 'AVITA editorial team' END,
		jsonb_build_object('link', link, 'linkLabel', link_label), ''
	FROM slider_translations;--> statement-breakpoint
INSERT INTO content_texts (item_id, kind, language, state, published_at, version, updated_at, title, summary, body, reading_minutes, author, reviewer, reviewed_on, sources, plain_text)
	SELECT article_id, 'article', language, state, published_at, version, updated_at, title, summary, body, reading_minutes, author, reviewer, reviewed_on, sources,
		coalesce((SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(body, 'strict $.**.text') AS part), '')
	FROM article_translations;--> statement-breakpoint
INSERT INTO content_versions (item_id, saved_at, saved_by, language, state, published_at, version, title, summary, body, reading_minutes, author, reviewer, reviewed_on, sources)
	SELECT article_id, updated_at, saved_by, language, state, published_at, version, title, summary, body, reading_minutes, author, reviewer, reviewed_on, sources
	FROM article_versions;--> statement-breakpoint
INSERT INTO content_versions (item_id, saved_at, language, state, published_at, version, uri, title, summary, body, reading_minutes, author, fields)
	SELECT item_id, updated_at, language, state, published_at, version, uri, title, summary, body, reading_minutes, author, fields
	FROM content_texts WHERE kind IN ('category', 'slider');--> statement-breakpoint
INSERT INTO content_setting_versions (item_id, saved_at, category_id, position, fields)
	SELECT id, created_at, category_id, position, fields FROM content_items;
