-- The large picture of a drop, which no page shows, and the focal points of media, which are those of their references.
ALTER TABLE "mintings" DROP COLUMN "hero";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "focal_x";--> statement-breakpoint
ALTER TABLE "media" DROP COLUMN "focal_y";