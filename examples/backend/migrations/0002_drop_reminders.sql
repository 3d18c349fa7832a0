CREATE TABLE "drop_reminders" (
	"minting_seq" integer NOT NULL,
	"user_id" text NOT NULL,
	"asked_at" bigint NOT NULL,
	CONSTRAINT "drop_reminders_minting_seq_user_id_pk" PRIMARY KEY("minting_seq","user_id")
);
--> statement-breakpoint
ALTER TABLE "drop_reminders" ADD CONSTRAINT "drop_reminders_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE cascade ON UPDATE no action;