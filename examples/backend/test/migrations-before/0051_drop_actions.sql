CREATE TABLE "drop_actions" (
	"action_id" serial PRIMARY KEY NOT NULL,
	"minting_seq" integer NOT NULL,
	"author" text NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"changes" jsonb NOT NULL,
	"revision" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drop_actions" ADD CONSTRAINT "drop_actions_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drop_actions_drop" ON "drop_actions" USING btree ("minting_seq");--> statement-breakpoint
CREATE INDEX "tokens_foreign" ON "tokens" USING btree ("minted_at") WHERE "tokens"."state" = 'foreign';