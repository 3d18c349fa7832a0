-- functions 2629e572d6571afa
-- The codes are hashed when the backend starts, because the key is not in the database.
CREATE TABLE "benefit_gifts" (
	"claim_idx" integer NOT NULL,
	"member" text NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "benefit_gifts_claim_idx_member_pk" PRIMARY KEY("claim_idx","member")
);
--> statement-breakpoint
CREATE TABLE "benefit_rules" (
	"claim_idx" integer NOT NULL,
	"rank" integer NOT NULL,
	"kind" text NOT NULL,
	"thing" integer,
	"list" text,
	CONSTRAINT "benefit_rules_claim_idx_rank_pk" PRIMARY KEY("claim_idx","rank")
);
--> statement-breakpoint
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
CREATE TABLE "event_draws" (
	"event_seq" integer NOT NULL,
	"draw" integer NOT NULL,
	"seed" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"entries" integer NOT NULL,
	"winners" jsonb NOT NULL,
	CONSTRAINT "event_draws_event_seq_draw_pk" PRIMARY KEY("event_seq","draw")
);
--> statement-breakpoint
ALTER TABLE "printed_codes" RENAME COLUMN "code" TO "code_hash";--> statement-breakpoint
ALTER TABLE "printed_codes" DROP CONSTRAINT "printed_codes_minting_idx_code_pk";--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_minting_idx_code_hash_pk" PRIMARY KEY("minting_idx","code_hash");--> statement-breakpoint
ALTER TABLE "member_benefits" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD COLUMN "batch_idx" integer;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD COLUMN "revoked_at" bigint;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "event_seq" integer;--> statement-breakpoint
ALTER TABLE "benefit_gifts" ADD CONSTRAINT "benefit_gifts_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_rules" ADD CONSTRAINT "benefit_rules_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_gifts_member" ON "benefit_gifts" USING btree ("member");--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_batch_idx_code_batches_batch_idx_fk" FOREIGN KEY ("batch_idx") REFERENCES "public"."code_batches"("batch_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printed_codes_batch" ON "printed_codes" USING btree ("batch_idx");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_once" UNIQUE("event_seq","user_id");
