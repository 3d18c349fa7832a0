CREATE TABLE "member_gifts" (
	"gift_id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"turn" integer NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "member_gifts_turn" UNIQUE("user_id","turn")
);
