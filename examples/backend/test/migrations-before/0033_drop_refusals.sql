CREATE TABLE "drop_refusals" (
	"minting_seq" integer NOT NULL,
	"reason" text NOT NULL,
	"minute" bigint NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "drop_refusals_minting_seq_minute_reason_pk" PRIMARY KEY("minting_seq","minute","reason")
);
