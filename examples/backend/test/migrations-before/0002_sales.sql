CREATE TABLE "tokens" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"owner" text NOT NULL,
	"tx_hash" text,
	"minted_at" bigint NOT NULL,
	CONSTRAINT "tokens_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition")
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "invoice_no" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "due_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_metadata_idx_edition_editions_metadata_idx_edition_fk" FOREIGN KEY ("metadata_idx","edition") REFERENCES "public"."editions"("metadata_idx","edition") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("kind","done_at","due_at");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "payment_url";