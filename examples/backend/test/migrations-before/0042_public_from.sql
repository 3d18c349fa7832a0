ALTER TABLE "terms" ADD COLUMN "announced_at" bigint;--> statement-breakpoint
ALTER TABLE "originals" ADD COLUMN "start_at" bigint;