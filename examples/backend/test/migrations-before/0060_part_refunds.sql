CREATE TABLE "order_refunds" (
	"refund_id" serial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"turn" integer NOT NULL,
	"amount" integer NOT NULL,
	"kept" integer NOT NULL,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"created_at" bigint NOT NULL,
	"refunded_at" bigint,
	CONSTRAINT "order_refunds_turn" UNIQUE("order_id","turn"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0 and "order_refunds"."amount" <= "order_refunds"."kept")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "part_refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gw_payments" ADD COLUMN "refunded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "gw_payments" SET "refunded" = "amount" WHERE "status" = 'REFUNDED';--> statement-breakpoint
CREATE INDEX "order_refunds_refunded" ON "order_refunds" USING btree ("refunded_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_part_refunded" CHECK ("orders"."part_refunded" >= 0 and "orders"."part_refunded" <= "orders"."payment_amount");