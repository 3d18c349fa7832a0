CREATE TABLE "fan_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"channel" text,
	"ended_at" bigint,
	CONSTRAINT "fan_messages_turn" UNIQUE("name","subject","turn")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"kakao_template" text
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"part" text NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"next" text NOT NULL,
	"found_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "differences_part_code_subject_pk" PRIMARY KEY("part","code","subject")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
CREATE INDEX "fan_messages_user" ON "fan_messages" USING btree ("user_id","id");--> statement-breakpoint
UPDATE "orders" o SET "refunded_at" = coalesce(
	(SELECT min(e."received_at") FROM "payment_events" e WHERE e."order_id" = o."id" AND e."kind" = 'refunded'),
	(SELECT w."done_at" FROM "outbox" w WHERE w."kind" = 'refund' AND w."subject" = o."id"),
	o."settled_at")
WHERE o."status" = 'REFUNDED';
