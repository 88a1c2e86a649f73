ALTER TABLE "outbox" ADD COLUMN "cause_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cause_language" text;--> statement-breakpoint
ALTER TABLE "notification_texts" ADD COLUMN "visible_from" timestamp with time zone;--> statement-breakpoint
UPDATE "notification_texts" SET "visible_from" = "notification_sends"."visible_from" FROM "notification_sends" WHERE "notification_sends"."id" = "notification_texts"."send_id";--> statement-breakpoint
ALTER TABLE "notification_texts" ALTER COLUMN "visible_from" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_of_cause" ON "outbox" USING btree ("cause_id") WHERE "outbox"."cause_id" is not null;