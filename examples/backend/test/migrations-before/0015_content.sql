CREATE TABLE "common_codes" (
	"group_id" text NOT NULL,
	"code" text NOT NULL,
	"code_nm" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "common_codes_group_id_code_pk" PRIMARY KEY("group_id","code")
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"ssid" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"popup_seq" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link_url" text,
	"exposure_url" text NOT NULL,
	"blank" boolean NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"art" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"link_url" text,
	"page_id" text NOT NULL,
	"home_order" integer,
	"image" jsonb NOT NULL,
	"thumb" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "originals" (
	"original_seq" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"team" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"home_description" text NOT NULL,
	"home_order" integer,
	"link_url" text NOT NULL,
	"colors" jsonb NOT NULL,
	"image" jsonb NOT NULL,
	"thumb" jsonb NOT NULL,
	CONSTRAINT "originals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"story_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"posted_at" bigint NOT NULL,
	"page_id" text NOT NULL,
	"image" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"faq_seq" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"qna_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"asked_at" bigint NOT NULL,
	"answer" text,
	"answered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_seq" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"posted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_key" ON "inquiries" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","qna_seq");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");