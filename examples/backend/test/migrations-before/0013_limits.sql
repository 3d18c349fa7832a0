CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"subject" text NOT NULL,
	"family_id" text,
	"until" bigint NOT NULL,
	CONSTRAINT "known_devices_device_hash_subject_pk" PRIMARY KEY("device_hash","subject")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"fails" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD COLUMN "family_id" text;--> statement-breakpoint
CREATE INDEX "known_devices_subject" ON "known_devices" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "known_devices_until" ON "known_devices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "tries_until" ON "tries" USING btree ("until");--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "fails";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "locked_until";