CREATE TABLE "reflection_versions" (
	"reflection_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reflection_versions_reflection_id_version_pk" PRIMARY KEY("reflection_id","version")
);
--> statement-breakpoint
CREATE TABLE "reflections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"latest_version" integer DEFAULT 1 NOT NULL,
	"published_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reflections_state" CHECK ("reflections"."state" in ('draft', 'published', 'archived', 'deleted')),
	CONSTRAINT "reflections_published" CHECK ("reflections"."state" <> 'published' or "reflections"."published_version" is not null)
);
--> statement-breakpoint
CREATE TABLE "test_keys" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_licences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"form_id" text NOT NULL,
	"holder" text NOT NULL,
	"reference" text NOT NULL,
	"terms" text NOT NULL,
	"granted_on" date NOT NULL,
	"filed_by" uuid,
	"filed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "test_switches" (
	"form_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reflection_versions" ADD CONSTRAINT "reflection_versions_reflection_id_reflections_id_fk" FOREIGN KEY ("reflection_id") REFERENCES "public"."reflections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reflection_versions" ADD CONSTRAINT "reflection_versions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_keys" ADD CONSTRAINT "test_keys_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_licences" ADD CONSTRAINT "test_licences_filed_by_users_id_fk" FOREIGN KEY ("filed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_results" ADD CONSTRAINT "test_results_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_switches" ADD CONSTRAINT "test_switches_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_licences_of_form" ON "test_licences" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "test_results_of_person" ON "test_results" USING btree ("person_id","taken_at");