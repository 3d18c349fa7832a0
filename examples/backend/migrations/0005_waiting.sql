-- functions 97f795b648ae3603
CREATE INDEX "outbox_stuck" ON "outbox" USING btree ("id") WHERE "outbox"."done_at" is null and "outbox"."attempts" >= 5;