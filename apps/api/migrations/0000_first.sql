CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"opens_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_passwords" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone_key" text NOT NULL,
	"state_key" text NOT NULL,
	"code_key" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_key" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"client_id" text,
	"scopes" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actions" (
	"name" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"name" text PRIMARY KEY NOT NULL,
	"app" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "role_actions" (
	"role_id" integer NOT NULL,
	"page" text NOT NULL,
	"action" text NOT NULL,
	CONSTRAINT "role_actions_role_id_page_action_pk" PRIMARY KEY("role_id","page","action")
);
--> statement-breakpoint
CREATE TABLE "role_pages" (
	"role_id" integer NOT NULL,
	"page" text NOT NULL,
	CONSTRAINT "role_pages_role_id_page_pk" PRIMARY KEY("role_id","page")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" integer PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "usage_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text NOT NULL,
	"person_id" uuid,
	"customer_id" uuid,
	"language" text NOT NULL,
	"occurred_at" timestamp with time zone DEFAULT now() NOT NULL,
	"extras" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "usage_events_type" CHECK ("usage_events"."type" in ('page', 'action')),
	CONSTRAINT "usage_events_language" CHECK ("usage_events"."language" in ('tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "article_translations" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"reading_minutes" integer NOT NULL,
	"author" text NOT NULL,
	"reviewer" text,
	"reviewed_on" date,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "article_translations_article_id_language_pk" PRIMARY KEY("article_id","language"),
	CONSTRAINT "article_translations_language" CHECK ("article_translations"."language" in ('tr', 'en')),
	CONSTRAINT "article_translations_state" CHECK ("article_translations"."state" in ('draft', 'scheduled', 'published', 'archived') and ("article_translations"."state" in ('draft', 'archived') or "article_translations"."published_at" is not null)),
	CONSTRAINT "article_translations_reading_minutes" CHECK ("article_translations"."reading_minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "article_versions" (
	"article_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" jsonb NOT NULL,
	"reading_minutes" integer NOT NULL,
	"author" text NOT NULL,
	"reviewer" text,
	"reviewed_on" date,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "article_versions_article_id_language_version_pk" PRIMARY KEY("article_id","language","version"),
	CONSTRAINT "article_versions_language" CHECK ("article_versions"."language" in ('tr', 'en')),
	CONSTRAINT "article_versions_state" CHECK ("article_versions"."state" in ('draft', 'scheduled', 'published', 'archived') and ("article_versions"."state" in ('draft', 'archived') or "article_versions"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category_translations" (
	"category_id" uuid NOT NULL,
	"language" text NOT NULL,
	"uri" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "category_translations_category_id_language_pk" PRIMARY KEY("category_id","language"),
	CONSTRAINT "category_translations_uri_per_language" UNIQUE("language","uri"),
	CONSTRAINT "category_translations_language" CHECK ("category_translations"."language" in ('tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "slider_translations" (
	"slider_id" uuid NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"link_label" text,
	CONSTRAINT "slider_translations_slider_id_language_pk" PRIMARY KEY("slider_id","language"),
	CONSTRAINT "slider_translations_language" CHECK ("slider_translations"."language" in ('tr', 'en')),
	CONSTRAINT "slider_translations_state" CHECK ("slider_translations"."state" in ('draft', 'scheduled', 'published', 'archived') and ("slider_translations"."state" in ('draft', 'archived') or "slider_translations"."published_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "sliders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" uuid NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"phone" text,
	"customer_id" uuid,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_username_key_unique" UNIQUE("username_key"),
	CONSTRAINT "users_email_key_unique" UNIQUE("email_key"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_actions" ADD CONSTRAINT "role_actions_action_actions_name_fk" FOREIGN KEY ("action") REFERENCES "public"."actions"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_actions" ADD CONSTRAINT "role_actions_stand_on_a_page" FOREIGN KEY ("role_id","page") REFERENCES "public"."role_pages"("role_id","page") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_pages" ADD CONSTRAINT "role_pages_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_pages" ADD CONSTRAINT "role_pages_page_pages_name_fk" FOREIGN KEY ("page") REFERENCES "public"."pages"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_events" ADD CONSTRAINT "usage_events_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_translations" ADD CONSTRAINT "article_translations_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_translations" ADD CONSTRAINT "category_translations_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slider_translations" ADD CONSTRAINT "slider_translations_slider_id_sliders_id_fk" FOREIGN KEY ("slider_id") REFERENCES "public"."sliders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_by_opening" ON "attempts" USING btree ("opens_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_password_open" ON "one_time_passwords" USING btree ("phone_key") WHERE "one_time_passwords"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_passwords_by_end" ON "one_time_passwords" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_of_person" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_open" ON "sessions" USING btree ("user_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_by_end" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "usage_events_of_customer" ON "usage_events" USING btree ("customer_id","occurred_at");--> statement-breakpoint
CREATE INDEX "usage_events_of_person" ON "usage_events" USING btree ("person_id","occurred_at");--> statement-breakpoint
CREATE INDEX "article_translations_newest" ON "article_translations" USING btree ("language","published_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "articles_of_category" ON "articles" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "users_of_role" ON "user_roles" USING btree ("role_id","user_id");--> statement-breakpoint
CREATE INDEX "users_of_customer" ON "users" USING btree ("customer_id");--> statement-breakpoint
CREATE VIEW "public"."published_articles" AS (select "article_translations"."article_id", "article_translations"."language", "article_translations"."title", "article_translations"."summary", "article_translations"."body", "article_translations"."reading_minutes", "article_translations"."author", "article_translations"."reviewer", "article_translations"."reviewed_on", "article_translations"."sources", "article_translations"."published_at", "articles"."category_id", "category_translations"."uri", "category_translations"."name" from "article_translations" inner join "articles" on "articles"."id" = "article_translations"."article_id" inner join "category_translations" on ("category_translations"."category_id" = "articles"."category_id" and "category_translations"."language" = "article_translations"."language") where "article_translations"."state" in ('published', 'scheduled') and "article_translations"."published_at" <= now());--> statement-breakpoint
-- Whoever disables or removes an account, in whichever way, ends its sessions: restoring it revives no old token.
CREATE FUNCTION end_sessions_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE sessions SET ended_at = now() WHERE user_id = NEW.id AND ended_at IS NULL;
	RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_lose_sessions AFTER UPDATE OF is_active, is_deleted ON users
	FOR EACH ROW WHEN (NOT NEW.is_active OR NEW.is_deleted) EXECUTE FUNCTION end_sessions_of_user();
