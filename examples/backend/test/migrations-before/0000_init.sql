CREATE TABLE "identities" (
	"imp_uid" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"birth" text NOT NULL,
	"gender" text NOT NULL,
	"phone" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_by" text,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"phone" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"resend_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"sent" integer NOT NULL,
	"sent_since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"family_id" text NOT NULL,
	"parent_hash" text,
	"successor_hash" text,
	"successor_sealed" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"rotated_at" bigint
);
--> statement-breakpoint
CREATE TABLE "sms" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_families" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	"revoked_at" bigint
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"mbr_id" text NOT NULL,
	"login_type" text NOT NULL,
	"nick_name" text NOT NULL,
	"level" text NOT NULL,
	"phone" text,
	"password_hash" text,
	"fails" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint DEFAULT 0 NOT NULL,
	"wallet_linked" boolean DEFAULT false NOT NULL,
	"wallet_address" text,
	"portrait" jsonb,
	"birth" text,
	"gender" text,
	"points" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "users_mbr_id_unique" UNIQUE("mbr_id"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "designs" (
	"metadata_idx" integer PRIMARY KEY NOT NULL,
	"design_idx" integer NOT NULL,
	"pack_idx" integer NOT NULL,
	"team" text NOT NULL,
	"card_name" text NOT NULL,
	"number" integer,
	"position" text NOT NULL,
	"sub" text NOT NULL,
	"edition_title" text NOT NULL,
	"edition_total" integer NOT NULL,
	"art" jsonb NOT NULL,
	"story" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"minting_seq" integer,
	"user_id" text,
	"order_id" text,
	"acquired_at" bigint,
	CONSTRAINT "editions_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition")
);
--> statement-breakpoint
CREATE TABLE "pack_mintings" (
	"minting_idx" integer PRIMARY KEY NOT NULL,
	"pack_idx" integer NOT NULL,
	"minting_name" text NOT NULL,
	"credentials_type" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"pack_idx" integer PRIMARY KEY NOT NULL,
	"pack_name" text NOT NULL,
	"team" text NOT NULL,
	CONSTRAINT "packs_pack_name_unique" UNIQUE("pack_name")
);
--> statement-breakpoint
CREATE TABLE "benefits" (
	"claim_idx" integer PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"claim_name" text NOT NULL,
	"qr" boolean NOT NULL,
	"image" jsonb NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_events" (
	"event_key" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"fails" integer DEFAULT 0 NOT NULL,
	"fails_since" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_tries" (
	"subject" text NOT NULL,
	"span" text NOT NULL,
	"fails" integer NOT NULL,
	CONSTRAINT "code_tries_subject_span_pk" PRIMARY KEY("subject","span")
);
--> statement-breakpoint
CREATE TABLE "member_benefits" (
	"user_id" text NOT NULL,
	"claim_idx" integer NOT NULL,
	"used_at" bigint,
	"used_by" text,
	"fails" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint DEFAULT 0 NOT NULL,
	"qr_key" text,
	"qr_expires_at" bigint,
	CONSTRAINT "member_benefits_user_id_claim_idx_pk" PRIMARY KEY("user_id","claim_idx")
);
--> statement-breakpoint
CREATE TABLE "printed_codes" (
	"minting_idx" integer NOT NULL,
	"code" text NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"claimed_by" text,
	"claimed_at" bigint,
	CONSTRAINT "printed_codes_minting_idx_code_pk" PRIMARY KEY("minting_idx","code")
);
--> statement-breakpoint
CREATE TABLE "staff_passwords" (
	"id" serial PRIMARY KEY NOT NULL,
	"event_key" text NOT NULL,
	"hash" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"banner_seq" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"used" boolean NOT NULL,
	"link_url" text NOT NULL,
	"blank" boolean NOT NULL,
	"sort" integer NOT NULL,
	"mobile_art" jsonb NOT NULL,
	"desktop_art" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"terms_id" integer PRIMARY KEY NOT NULL,
	"terms_div" text NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"content" text NOT NULL,
	"required" boolean NOT NULL,
	"start_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_agreements" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"terms_div" text NOT NULL,
	"terms_id" integer NOT NULL,
	"agreed" boolean NOT NULL,
	"agreed_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "minting_wallets" (
	"minting_seq" integer NOT NULL,
	"user_id" text NOT NULL,
	"qty" integer NOT NULL,
	"max_qty" integer NOT NULL,
	CONSTRAINT "minting_wallets_minting_seq_user_id_pk" PRIMARY KEY("minting_seq","user_id"),
	CONSTRAINT "minting_wallets_qty" CHECK ("minting_wallets"."qty" >= 0 and "minting_wallets"."qty" <= "minting_wallets"."max_qty")
);
--> statement-breakpoint
CREATE TABLE "minting_whitelist" (
	"minting_seq" integer NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "minting_whitelist_minting_seq_user_id_pk" PRIMARY KEY("minting_seq","user_id")
);
--> statement-breakpoint
CREATE TABLE "mintings" (
	"minting_seq" integer PRIMARY KEY NOT NULL,
	"minting_idx" integer NOT NULL,
	"pack_idx" integer NOT NULL,
	"pack_name" text NOT NULL,
	"title" text NOT NULL,
	"collection_link" text NOT NULL,
	"ships_goods" boolean NOT NULL,
	"thumb" jsonb NOT NULL,
	"hero" jsonb NOT NULL,
	"notices" jsonb NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"total_qty" integer NOT NULL,
	"remaining" integer NOT NULL,
	"max_qty_txn" integer NOT NULL,
	"max_qty_wallet" integer NOT NULL,
	"paid" boolean NOT NULL,
	"payment_amount" integer NOT NULL,
	"whitelist" boolean NOT NULL,
	"round" integer NOT NULL,
	"round_title" text NOT NULL,
	"one_time_qty" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"vendor_name" text NOT NULL,
	"vendor_address" text NOT NULL,
	"vendor_phone" text NOT NULL,
	"vendor_business_number" text NOT NULL,
	"vendor_registration_number" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "mintings_remaining" CHECK ("mintings"."remaining" >= 0 and "mintings"."remaining" <= "mintings"."total_qty")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"minting_seq" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"amount" integer NOT NULL,
	"payment_amount" integer NOT NULL,
	"payment_url" text NOT NULL,
	"method" text NOT NULL,
	"redirect_url" text NOT NULL,
	"transfer_agreement" boolean NOT NULL,
	"buyer_name" text NOT NULL,
	"receipt_type" text NOT NULL,
	"receipt_info_type" text NOT NULL,
	"receipt_info" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "orders_user_key" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"done_at" bigint,
	CONSTRAINT "outbox_work" UNIQUE("kind","subject")
);
--> statement-breakpoint
CREATE TABLE "gw_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"delivered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "gw_payments" (
	"token" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"merchant" text NOT NULL,
	"product" text NOT NULL,
	"method" text NOT NULL,
	"redirect_url" text NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "gw_payments_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_pack_idx_packs_pack_idx_fk" FOREIGN KEY ("pack_idx") REFERENCES "public"."packs"("pack_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_metadata_idx_designs_metadata_idx_fk" FOREIGN KEY ("metadata_idx") REFERENCES "public"."designs"("metadata_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_mintings" ADD CONSTRAINT "pack_mintings_pack_idx_packs_pack_idx_fk" FOREIGN KEY ("pack_idx") REFERENCES "public"."packs"("pack_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_event_key_claim_events_event_key_fk" FOREIGN KEY ("event_key") REFERENCES "public"."claim_events"("event_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_benefits" ADD CONSTRAINT "member_benefits_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passwords" ADD CONSTRAINT "staff_passwords_event_key_claim_events_event_key_fk" FOREIGN KEY ("event_key") REFERENCES "public"."claim_events"("event_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gw_events" ADD CONSTRAINT "gw_events_token_gw_payments_token_fk" FOREIGN KEY ("token") REFERENCES "public"."gw_payments"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "token_families_user" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "editions_drop" ON "editions" USING btree ("minting_seq","user_id");--> statement-breakpoint
CREATE INDEX "editions_owner" ON "editions" USING btree ("user_id","metadata_idx");--> statement-breakpoint
CREATE INDEX "editions_order" ON "editions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "printed_codes_card" ON "printed_codes" USING btree ("metadata_idx","edition");--> statement-breakpoint
CREATE INDEX "terms_agreements_user" ON "terms_agreements" USING btree ("user_id","terms_div");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "orders_drop" ON "orders" USING btree ("minting_seq","status","expires_at");--> statement-breakpoint
CREATE INDEX "gw_events_due" ON "gw_events" USING btree ("delivered_at","due_at");