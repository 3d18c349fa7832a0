CREATE TABLE "campaign_shares" (
	"share_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"formation" text NOT NULL,
	"slots" jsonb NOT NULL,
	"shared_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "campaign_shares_user" ON "campaign_shares" USING btree ("user_id","slug","board","shared_at");