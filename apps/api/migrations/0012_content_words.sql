DROP VIEW "public"."published_content";--> statement-breakpoint
ALTER TABLE "content_texts" drop column "title_key";--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "title_key" text GENERATED ALWAYS AS (translate(lower(regexp_replace(title collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')) STORED;--> statement-breakpoint
ALTER TABLE "content_texts" drop column "search";--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (case language when 'en' then setweight(to_tsvector('english', regexp_replace(title collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g')), 'A') || setweight(to_tsvector('english', regexp_replace(summary collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g')), 'B') || setweight(to_tsvector('english', regexp_replace(plain_text collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g')), 'C') else setweight(to_tsvector('turkish', lower(regexp_replace(title collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu")), 'A') || setweight(to_tsvector('turkish', lower(regexp_replace(summary collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu")), 'B') || setweight(to_tsvector('turkish', lower(regexp_replace(plain_text collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu")), 'C') end || setweight(to_tsvector('simple', translate(lower(regexp_replace(title collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'A') || setweight(to_tsvector('simple', translate(lower(regexp_replace(summary collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'B') || setweight(to_tsvector('simple', translate(lower(regexp_replace(plain_text collate "tr-x-icu", '[^[:alnum:]]+', ' ', 'g') collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "content_texts_search" ON "content_texts" USING gin ("search");--> statement-breakpoint
CREATE VIEW "public"."published_content" AS (
  select "content_texts"."item_id" as id, "content_texts"."kind", "content_texts"."language", "content_texts"."published_at",
    "content_texts"."uri", "content_texts"."title", "content_texts"."summary", "content_texts"."body",
    "content_texts"."reading_minutes", "content_texts"."author", "content_texts"."reviewer", "content_texts"."reviewed_on",
    "content_texts"."review_due_on", "content_texts"."sources", "content_texts"."fields", "content_texts"."plain_text",
    "content_texts"."search", "content_items"."customer_id", "content_items"."category_id", "content_items"."dated_on",
    "content_items"."position", "content_items"."fields" as settings, "category_texts"."uri" as category_uri,
    "category_texts"."title" as category_name
  from "content_texts"
  join "content_items" on "content_items"."id" = "content_texts"."item_id"
  left join "content_texts" as category_texts on "category_texts"."item_id" = "content_items"."category_id"
    and "category_texts"."language" = "content_texts"."language" and "category_texts"."state" in ('published', 'scheduled') and "category_texts"."published_at" <= now()
  where "content_texts"."state" in ('published', 'scheduled') and "content_texts"."published_at" <= now() and "content_items"."deleted_at" is null
    and ("content_items"."category_id" is null or "category_texts"."item_id" is not null));