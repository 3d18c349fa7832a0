CREATE TABLE "return_teams" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"reading" text,
	"company" jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "shop_one" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "packs" ADD COLUMN "deck_position" integer;--> statement-breakpoint
-- A shop that sells already keeps all of its packs in the deck; its owner writes the rest.
UPDATE "packs" SET "deck_position" = "pack_idx";--> statement-breakpoint
INSERT INTO "shop" ("name", "company", "parts")
SELECT '팬덱', '{"name":"","representative":"","address":"","businessNumber":""}', '["originals","events","stories"]'
WHERE EXISTS (SELECT 1 FROM "packs");
