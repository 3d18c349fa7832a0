CREATE TABLE "code_refusals" (
	"user_id" text NOT NULL,
	"minting_idx" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "code_refusals_user_id_minting_idx_code_hash_pk" PRIMARY KEY("user_id","minting_idx","code_hash")
);
--> statement-breakpoint
CREATE TABLE "price_refusals" (
	"user_id" text NOT NULL,
	"minting_seq" integer NOT NULL,
	"packs" integer NOT NULL,
	"agreed" bigint NOT NULL,
	"amount" integer NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "price_refusals_user_id_minting_seq_pk" PRIMARY KEY("user_id","minting_seq")
);
--> statement-breakpoint
CREATE INDEX "code_refusals_at" ON "code_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "price_refusals_at" ON "price_refusals" USING btree ("at");