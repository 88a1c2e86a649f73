DROP VIEW "public"."published_content";--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "content_setting_versions" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "picture_alt" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "picture_alt" text;--> statement-breakpoint
CREATE VIEW "public"."published_content" AS (
  select "content_texts"."item_id" as id, "content_texts"."kind", "content_texts"."language", "content_texts"."published_at",
    "content_texts"."uri", "content_texts"."title", "content_texts"."summary", "content_texts"."body",
    "content_texts"."reading_minutes", "content_texts"."author", "content_texts"."reviewer", "content_texts"."reviewed_on",
    "content_texts"."review_due_on", "content_texts"."sources", "content_texts"."fields", "content_texts"."plain_text",
    "content_texts"."picture_alt", "content_texts"."search", "content_items"."customer_id", "content_items"."category_id", "content_items"."dated_on",
    "content_items"."position", "content_items"."fields" as settings, "category_texts"."uri" as category_uri,
    "category_texts"."title" as category_name,
    case when "images"."id" is not null then jsonb_build_object('width', "images"."width", 'height', "images"."height",
      'sources', "images"."sources") end as picture
  from "content_texts"
  join "content_items" on "content_items"."id" = "content_texts"."item_id"
  left join "content_texts" as category_texts on "category_texts"."item_id" = "content_items"."category_id"
    and "category_texts"."language" = "content_texts"."language" and "category_texts"."state" in ('published', 'scheduled') and "category_texts"."published_at" <= now()
  left join "images" on "images"."id" = "content_items"."picture_id"
  where "content_texts"."state" in ('published', 'scheduled') and "content_texts"."published_at" <= now() and "content_items"."deleted_at" is null
    and ("content_items"."category_id" is null or "category_texts"."item_id" is not null));