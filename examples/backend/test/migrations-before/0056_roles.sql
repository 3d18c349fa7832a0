ALTER TABLE "operator_actions" DROP CONSTRAINT "operator_actions_operator_id_operators_operator_id_fk";
--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "by" text DEFAULT 'desk' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_actions" ADD COLUMN "detail" text;--> statement-breakpoint
-- Operators from before roles could do everything.
ALTER TABLE "operators" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
ALTER TABLE "operators" ALTER COLUMN "role" SET DEFAULT 'viewer';--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD COLUMN "operator_id" text;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD CONSTRAINT "operator_tokens_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("operator_id") ON DELETE no action ON UPDATE no action;