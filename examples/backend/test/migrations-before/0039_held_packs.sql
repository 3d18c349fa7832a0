ALTER TABLE "mintings" DROP CONSTRAINT "mintings_remaining";--> statement-breakpoint
ALTER TABLE "mintings" ADD COLUMN "held" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "mintings" SET "held" = least("total_qty" - "remaining", coalesce((
  SELECT sum("amount") FROM "orders"
  WHERE "orders"."minting_seq" = "mintings"."minting_seq" AND "status" IN ('RESERVED', 'PAID')), 0));--> statement-breakpoint
ALTER TABLE "mintings" ADD CONSTRAINT "mintings_remaining" CHECK ("mintings"."remaining" >= 0 and "mintings"."remaining" + "mintings"."held" <= "mintings"."total_qty");