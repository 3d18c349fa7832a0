-- functions ae0512d347f175a3
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
ALTER TABLE "member_benefits" ADD COLUMN "given_by" text;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "event_seq" integer;--> statement-breakpoint
ALTER TABLE "benefit_gifts" ADD CONSTRAINT "benefit_gifts_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_rules" ADD CONSTRAINT "benefit_rules_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "benefit_gifts_member" ON "benefit_gifts" USING btree ("member");--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_once" UNIQUE("event_seq","user_id");