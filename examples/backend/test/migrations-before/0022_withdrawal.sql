CREATE TABLE "order_archive" (
	"order_id" text PRIMARY KEY NOT NULL,
	"buyer_name" text NOT NULL,
	"contact" text NOT NULL,
	"title" text NOT NULL,
	"payment_amount" integer NOT NULL,
	"receipt_info" text NOT NULL,
	"delivery" jsonb,
	"ordered_at" bigint NOT NULL,
	"kept_until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "withdrawn_at" bigint;--> statement-breakpoint
CREATE INDEX "order_archive_end" ON "order_archive" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "users_withdrawn" ON "users" USING btree ("withdrawn_at") WHERE "users"."withdrawn_at" is not null;