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
UPDATE "orders" o SET "refunded_at" = coalesce(
	(SELECT min(e."received_at") FROM "payment_events" e WHERE e."order_id" = o."id" AND e."kind" = 'refunded'),
	(SELECT w."done_at" FROM "outbox" w WHERE w."kind" = 'refund' AND w."subject" = o."id"),
	o."settled_at")
WHERE o."status" = 'REFUNDED';
