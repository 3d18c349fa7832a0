CREATE TABLE "media" (
	"sha256" text PRIMARY KEY NOT NULL,
	"ext" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"focal_x" real,
	"focal_y" real,
	"visibility" text NOT NULL,
	"stored" boolean DEFAULT false NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_bytes" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_sources" ADD CONSTRAINT "media_sources_sha256_media_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."media"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_sources_sha256" ON "media_sources" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "uploads_sha256" ON "uploads" USING btree ("sha256");--> statement-breakpoint
UPDATE "uploads" SET "visibility" = 'private' WHERE "id" IN (SELECT jsonb_array_elements_text("images") FROM "inquiries");
