DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("kind","due_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;