CREATE TABLE "collections" (
	"collection_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"coll_eng_nm" text NOT NULL,
	"coll_kor_nm" text NOT NULL,
	"link_nm" text NOT NULL,
	"details" jsonb NOT NULL,
	"logo" text,
	"represent_img" text,
	"banner" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "collections_english" ON "collections" USING btree (lower("coll_eng_nm"));--> statement-breakpoint
CREATE UNIQUE INDEX "collections_korean" ON "collections" USING btree (lower("coll_kor_nm"));--> statement-breakpoint
CREATE UNIQUE INDEX "collections_link" ON "collections" USING btree ("link_nm");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_key" ON "collections" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","created_at");