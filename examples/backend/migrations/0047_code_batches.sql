-- The codes are hashed when the backend starts, because the key is not in the database.
CREATE TABLE "code_batches" (
	"batch_idx" serial PRIMARY KEY NOT NULL,
	"minting_idx" integer NOT NULL,
	"request_hash" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"revoked_at" bigint,
	"revoked_by" text,
	CONSTRAINT "code_batches_request_hash_unique" UNIQUE("request_hash")
);
--> statement-breakpoint
ALTER TABLE "printed_codes" RENAME COLUMN "code" TO "code_hash";--> statement-breakpoint
ALTER TABLE "printed_codes" DROP CONSTRAINT "printed_codes_minting_idx_code_pk";--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_minting_idx_code_hash_pk" PRIMARY KEY("minting_idx","code_hash");--> statement-breakpoint
ALTER TABLE "printed_codes" ADD COLUMN "batch_idx" integer;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD COLUMN "revoked_at" bigint;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_batch_idx_code_batches_batch_idx_fk" FOREIGN KEY ("batch_idx") REFERENCES "public"."code_batches"("batch_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printed_codes_batch" ON "printed_codes" USING btree ("batch_idx");