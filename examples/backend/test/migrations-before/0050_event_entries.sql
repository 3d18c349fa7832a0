ALTER TABLE "events" ADD COLUMN "has_draw" boolean DEFAULT false NOT NULL;
