DROP INDEX "outbox_waiting";--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("kind","expires_at") WHERE "outbox"."sent_at" is null and "outbox"."failed_at" is null;