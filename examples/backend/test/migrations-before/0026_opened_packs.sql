ALTER TABLE "orders" ADD COLUMN "opened_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
-- The cards of earlier orders were given at the payment.
UPDATE "orders" SET "opened_at" = COALESCE("settled_at", "created_at") WHERE "status" = 'PAID';
