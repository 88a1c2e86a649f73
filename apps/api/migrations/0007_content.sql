CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" uuid,
	"category_id" uuid,
	"dated_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	CONSTRAINT "content_items_kind" UNIQUE("id","kind"),
	CONSTRAINT "content_items_known_kind" CHECK ("content_items"."kind" in ('article', 'blog', 'category', 'bulletin', 'aboutLife', 'press', 'faq', 'service', 'product', 'slider'))
);
--> statement-breakpoint
CREATE TABLE "content_setting_versions" (
	"item_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"customer_id" uuid,
	"category_id" uuid,
	"dated_on" date,
	"position" integer DEFAULT 0 NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "content_setting_versions_item_id_version_pk" PRIMARY KEY("item_id","version")
);
--> statement-breakpoint
CREATE TABLE "content_texts" (
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"uri" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb,
	"reading_minutes" integer NOT NULL,
	"author" text NOT NULL,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"plain_text" text NOT NULL,
	"title_key" text GENERATED ALWAYS AS (translate(lower(title collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')) STORED,
	"search" "tsvector" GENERATED ALWAYS AS (case language when 'en' then setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B') || setweight(to_tsvector('english', plain_text), 'C') else setweight(to_tsvector('turkish', lower(title collate "tr-x-icu")), 'A') || setweight(to_tsvector('turkish', lower(summary collate "tr-x-icu")), 'B') || setweight(to_tsvector('turkish', lower(plain_text collate "tr-x-icu")), 'C') end || setweight(to_tsvector('simple', translate(lower(title collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'A') || setweight(to_tsvector('simple', translate(lower(summary collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'B') || setweight(to_tsvector('simple', translate(lower(plain_text collate "tr-x-icu"), 'ışçğöüâîû', 'iscgouaiu')), 'C')) STORED,
	CONSTRAINT "content_texts_item_id_language_pk" PRIMARY KEY("item_id","language"),
	CONSTRAINT "content_texts_uri_per_language" UNIQUE("kind","language","uri"),
	CONSTRAINT "content_texts_language" CHECK ("content_texts"."language" in ('tr', 'en')),
	CONSTRAINT "content_texts_state" CHECK ("content_texts"."state" in ('draft', 'scheduled', 'published', 'archived') and ("content_texts"."state" in ('draft', 'archived') or "content_texts"."published_at" is not null)),
	CONSTRAINT "content_texts_reading_minutes" CHECK ("content_texts"."reading_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"item_id" uuid NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer NOT NULL,
	"uri" text,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb,
	"reading_minutes" integer NOT NULL,
	"author" text NOT NULL,
	"reviewer" text,
	"reviewed_on" date,
	"review_due_on" date,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "content_versions_item_id_language_version_pk" PRIMARY KEY("item_id","language","version"),
	CONSTRAINT "content_versions_language" CHECK ("content_versions"."language" in ('tr', 'en')),
	CONSTRAINT "content_versions_state" CHECK ("content_versions"."state" in ('draft', 'scheduled', 'published', 'archived') and ("content_versions"."state" in ('draft', 'archived') or "content_versions"."published_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_category_id_content_items_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_setting_versions" ADD CONSTRAINT "content_setting_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_item_id_kind_content_items_id_kind_fk" FOREIGN KEY ("item_id","kind") REFERENCES "public"."content_items"("id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_item_id_content_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."content_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_of_kind" ON "content_items" USING btree ("kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_items_of_category" ON "content_items" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "content_texts_newest" ON "content_texts" USING btree ("kind","language","published_at" DESC NULLS LAST);--> statement-breakpoint
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