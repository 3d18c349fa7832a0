CREATE TABLE "card_arrivals" (
	"arrival_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"source" text NOT NULL,
	"event_title" text,
	"at" bigint NOT NULL,
	CONSTRAINT "card_arrivals_copy" UNIQUE("metadata_idx","edition")
);
--> statement-breakpoint
ALTER TABLE "event_draws" ADD COLUMN "metadata_idx" integer;--> statement-breakpoint
CREATE INDEX "card_arrivals_user" ON "card_arrivals" USING btree ("user_id","arrival_seq");