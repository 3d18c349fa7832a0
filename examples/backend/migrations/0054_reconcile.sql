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
