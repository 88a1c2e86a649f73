ALTER TABLE "notification_sends" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD COLUMN "reads_counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD COLUMN "reads_at_least" integer;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD COLUMN "reads_at_most" integer;--> statement-breakpoint
ALTER TABLE "notification_sends" ADD CONSTRAINT "notification_sends_reads" CHECK (("notification_sends"."reads_at_least" is null) = ("notification_sends"."reads_at_most" is null) and ("notification_sends"."reads_at_least" is null or "notification_sends"."reads_counted_at" is not null));