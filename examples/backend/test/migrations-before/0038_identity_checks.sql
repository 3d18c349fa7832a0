CREATE TABLE "identity_checks" (
	"merchant_uid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"family_id" text NOT NULL,
	"redirect_url" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "user_id" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "family_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_checks_expiry" ON "identity_checks" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "token_families_revoked" ON "token_families" USING btree ("revoked_at") WHERE "token_families"."revoked_at" is not null;