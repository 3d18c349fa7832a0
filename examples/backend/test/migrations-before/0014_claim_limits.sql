ALTER TABLE "pack_mintings" ADD COLUMN "max_claims" integer;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD COLUMN "expires_at" bigint;--> statement-breakpoint
CREATE INDEX "printed_codes_claimed" ON "printed_codes" USING btree ("claimed_by","minting_idx");