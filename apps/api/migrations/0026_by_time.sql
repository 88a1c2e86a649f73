CREATE INDEX "usage_events_by_time" ON "usage_events" USING btree ("occurred_at");--> statement-breakpoint
CREATE INDEX "test_results_by_time" ON "test_results" USING btree ("taken_at");