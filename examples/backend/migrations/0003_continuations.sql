CREATE TABLE "continuations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ticket_hash" text,
	"path" text NOT NULL,
	"minting_seq" integer,
	"amount" integer,
	"method" text,
	"user_id" text,
	"purchase_key" text,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "continuations_ticket" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE INDEX "continuations_expires" ON "continuations" USING btree ("expires_at");