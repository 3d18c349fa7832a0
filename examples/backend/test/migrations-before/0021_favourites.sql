CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"metadata_idx" integer NOT NULL,
	"favoured_at" bigint NOT NULL,
	CONSTRAINT "favourites_user_id_metadata_idx_pk" PRIMARY KEY("user_id","metadata_idx")
);
--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_metadata_idx_designs_metadata_idx_fk" FOREIGN KEY ("metadata_idx") REFERENCES "public"."designs"("metadata_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_user" ON "favourites" USING btree ("user_id","favoured_at");