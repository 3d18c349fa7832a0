CREATE TABLE "notion_pages" (
	"page_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "terms" ADD COLUMN "page_id" text;