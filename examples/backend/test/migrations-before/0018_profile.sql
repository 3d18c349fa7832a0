ALTER TABLE "users" ADD COLUMN "picture_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ad_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "ad_sms" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "users_nickname" ON "users" USING btree (lower("nick_name"));