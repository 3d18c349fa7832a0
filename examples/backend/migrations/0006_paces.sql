-- functions ecbe4b5efe436753
CREATE TABLE "gate_paces" (
	"minting_seq" integer NOT NULL,
	"from_place" integer NOT NULL,
	"to_place" integer NOT NULL,
	"called_at" double precision NOT NULL,
	"step" double precision NOT NULL,
	CONSTRAINT "gate_paces_minting_seq_from_place_pk" PRIMARY KEY("minting_seq","from_place")
);
--> statement-breakpoint
ALTER TABLE "gates" ADD COLUMN "call_step" double precision;