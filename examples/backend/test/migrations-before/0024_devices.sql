ALTER TABLE "token_families" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "device_type" text;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "os_name" text;--> statement-breakpoint
ALTER TABLE "token_families" ADD COLUMN "browser_name" text;--> statement-breakpoint
CREATE INDEX "token_families_parent" ON "token_families" USING btree ("parent_id");