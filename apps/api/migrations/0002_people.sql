CREATE TABLE "audit_entries" (
	"chain" uuid NOT NULL,
	"position" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid,
	"actor_roles" integer[] NOT NULL,
	"client_id" text,
	"action" text NOT NULL,
	"subject_id" uuid,
	"reason" text,
	"details" text,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_entries_chain_position_pk" PRIMARY KEY("chain","position")
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"chain" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"entries" integer NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_heads_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "audit_register" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"chains" integer NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "audit_register_is_one" CHECK ("audit_register"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "deletion_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deletion_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"record_type" text NOT NULL,
	"count" integer NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "deletion_log_cause" CHECK ("deletion_log"."cause" in ('retention', 'request'))
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"record_type" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp with time zone NOT NULL,
	"removed" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "is_deleted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "test_floor" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "usage_floor" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "audit_entries_by_time" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_of_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "deletion_log_by_time" ON "deletion_log" USING btree ("at");--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_test_floor" CHECK ("customers"."test_floor" >= 10);--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_usage_floor" CHECK ("customers"."usage_floor" >= 5);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_language" CHECK ("users"."language" in ('tr', 'en'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_erased_are_gone" CHECK ("users"."erased_at" is null or (not "users"."is_active" and "users"."is_deleted"));