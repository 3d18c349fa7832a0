CREATE TABLE "campaign_formations" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"formation" text NOT NULL,
	"slots" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "campaign_formations_user_id_slug_board_pk" PRIMARY KEY("user_id","slug","board")
);
--> statement-breakpoint
CREATE TABLE "campaign_missions" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"mission_no" integer NOT NULL,
	"status" text NOT NULL,
	"completed_at" bigint NOT NULL,
	"recruited_at" bigint,
	CONSTRAINT "campaign_missions_user_id_slug_board_mission_no_pk" PRIMARY KEY("user_id","slug","board","mission_no")
);
--> statement-breakpoint
CREATE TABLE "campaign_picks" (
	"slug" text NOT NULL,
	"match_idx" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"slot" integer NOT NULL,
	"picked_at" bigint NOT NULL,
	"paid_at" bigint,
	CONSTRAINT "campaign_picks_slug_match_idx_kind_user_id_pk" PRIMARY KEY("slug","match_idx","kind","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_upgrades" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"consumed" jsonb NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"upgraded_at" bigint NOT NULL,
	CONSTRAINT "campaign_upgrades_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "burns" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "burns_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition")
);
--> statement-breakpoint
CREATE INDEX "campaign_picks_tally" ON "campaign_picks" USING btree ("slug","match_idx","kind","slot");--> statement-breakpoint
CREATE INDEX "campaign_picks_user" ON "campaign_picks" USING btree ("user_id","slug");--> statement-breakpoint
CREATE INDEX "campaign_upgrades_user" ON "campaign_upgrades" USING btree ("user_id","slug","upgraded_at");--> statement-breakpoint
CREATE INDEX "burns_subject" ON "burns" USING btree ("subject");