CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "visits_at" ON "visits" USING btree ("at");