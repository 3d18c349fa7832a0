CREATE TABLE "favourite_originals" (
	"user_id" text NOT NULL,
	"original_seq" integer NOT NULL,
	"favoured_at" bigint NOT NULL,
	CONSTRAINT "favourite_originals_user_id_original_seq_pk" PRIMARY KEY("user_id","original_seq")
);
--> statement-breakpoint
ALTER TABLE "favourite_originals" ADD CONSTRAINT "favourite_originals_original_seq_originals_original_seq_fk" FOREIGN KEY ("original_seq") REFERENCES "public"."originals"("original_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_originals_user" ON "favourite_originals" USING btree ("user_id","favoured_at");