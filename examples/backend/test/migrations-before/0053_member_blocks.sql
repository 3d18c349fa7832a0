CREATE TABLE "member_blocks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;