DROP INDEX "orders_expiry";--> statement-breakpoint
DROP INDEX "orders_drop";--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("minting_seq","expires_at") WHERE "orders"."status" = 'RESERVED';