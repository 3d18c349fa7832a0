ALTER TABLE "orders" ADD COLUMN "delivered_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_requested_at" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_refusal" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "return_refused_at" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "team" text;