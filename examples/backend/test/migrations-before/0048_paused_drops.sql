-- functions 001b212dc062d667
ALTER TABLE "mintings" ADD COLUMN "paused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mintings" ADD COLUMN "pause_notice" text;
