CREATE TABLE "entries" (
	"entry_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"title" text NOT NULL,
	"entered_at" bigint NOT NULL,
	"announced_at" bigint NOT NULL,
	"result" text NOT NULL,
	"claim_seq" integer,
	"carrier" text,
	"invoice_number" text
);
--> statement-breakpoint
CREATE TABLE "point_changes" (
	"point_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_user" ON "entries" USING btree ("user_id","entered_at","entry_seq");--> statement-breakpoint
CREATE INDEX "point_changes_user" ON "point_changes" USING btree ("user_id","at","point_seq");--> statement-breakpoint
INSERT INTO "point_changes" ("user_id", "kind", "title", "amount", "at")
SELECT "id", 'earned', '지금까지 모은 포인트', "points", "created_at" FROM "users" WHERE "points" <> 0;
