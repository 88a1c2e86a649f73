CREATE TABLE "contact_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"topic" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"company" text,
	"sealed_message" text NOT NULL,
	"provider" jsonb,
	"language" text NOT NULL,
	"privacy_notice_version" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_forms_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contact_forms_kind" CHECK ("contact_forms"."kind" in ('personal', 'corporate', 'serviceProvider')),
	CONSTRAINT "contact_forms_state" CHECK ("contact_forms"."state" in ('new', 'read', 'answered', 'closed')),
	CONSTRAINT "contact_forms_language" CHECK ("contact_forms"."language" in ('tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"person_id" uuid NOT NULL,
	"source_id" integer NOT NULL,
	"in_app" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	"language" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_preferences_person_id_source_id_pk" PRIMARY KEY("person_id","source_id"),
	CONSTRAINT "notification_preferences_language" CHECK ("notification_preferences"."language" in ('tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"send_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "notification_reads_send_id_person_id_pk" PRIMARY KEY("send_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "notification_sends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source_id" integer NOT NULL,
	"audience" text NOT NULL,
	"customer_id" uuid,
	"role_id" integer,
	"item_kind" text,
	"item_id" uuid,
	"sent_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"visible_from" timestamp with time zone NOT NULL,
	"recipient_count" integer NOT NULL,
	CONSTRAINT "notification_sends_audience" CHECK ("notification_sends"."audience" in ('everybody', 'customer', 'role') and ("notification_sends"."audience" = 'customer') = ("notification_sends"."customer_id" is not null) and ("notification_sends"."audience" = 'role') = ("notification_sends"."role_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notification_sources" (
	"id" integer PRIMARY KEY NOT NULL,
	"name_tr" text NOT NULL,
	"name_en" text NOT NULL,
	"description_tr" text NOT NULL,
	"description_en" text NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_texts" (
	"send_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	CONSTRAINT "notification_texts_send_id_language_pk" PRIMARY KEY("send_id","language"),
	CONSTRAINT "notification_texts_language" CHECK ("notification_texts"."language" in ('tr', 'en'))
);
--> statement-breakpoint
CREATE TABLE "request_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid NOT NULL,
	"sealed_asked" text NOT NULL,
	"language" text NOT NULL,
	"privacy_notice_version" text,
	"health_consent_version" text,
	"state" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "request_forms_reference_unique" UNIQUE("reference"),
	CONSTRAINT "request_forms_kind" CHECK ("request_forms"."kind" in ('hotel', 'psychological')),
	CONSTRAINT "request_forms_state" CHECK ("request_forms"."state" in ('new', 'read', 'answered', 'closed')),
	CONSTRAINT "request_forms_language" CHECK ("request_forms"."language" in ('tr', 'en')),
	CONSTRAINT "request_forms_consent" CHECK ("request_forms"."kind" <> 'psychological' or ("request_forms"."privacy_notice_version" is not null and "request_forms"."health_consent_version" is not null))
);
--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_source_id_notification_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."notification_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_send_id_notification_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."notification_sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_source_id_notification_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."notification_sources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_role_id_roles_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_texts" ADD CONSTRAINT "notification_texts_send_id_notification_sends_id_fk" FOREIGN KEY ("send_id") REFERENCES "public"."notification_sends"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_forms" ADD CONSTRAINT "request_forms_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_forms_by_arrival" ON "contact_forms" USING btree ("kind","received_at");--> statement-breakpoint
CREATE INDEX "notification_preferences_wanting" ON "notification_preferences" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "notification_reads_of_person" ON "notification_reads" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notification_sends_by_time" ON "notification_sends" USING btree ("visible_from");--> statement-breakpoint
CREATE UNIQUE INDEX "notification_sends_of_item" ON "notification_sends" USING btree ("item_kind","item_id");--> statement-breakpoint
CREATE INDEX "request_forms_of_person" ON "request_forms" USING btree ("person_id","received_at");--> statement-breakpoint
CREATE INDEX "request_forms_by_arrival" ON "request_forms" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_try_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;