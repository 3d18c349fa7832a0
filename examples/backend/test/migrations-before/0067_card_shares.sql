CREATE TABLE "card_shares" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"share_key" text NOT NULL,
	"user_id" text NOT NULL,
	"acquired_at" bigint NOT NULL,
	"shows_name" boolean NOT NULL,
	"shared_at" bigint NOT NULL,
	CONSTRAINT "card_shares_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition"),
	CONSTRAINT "card_shares_key" UNIQUE("share_key")
);
--> statement-breakpoint
CREATE INDEX "card_shares_user" ON "card_shares" USING btree ("user_id");