-- Every table, function and trigger of the first release. It is as old as the last of the migrations that it replaces
-- (test/migrations-before), so that a database which has all of those goes on from here.
CREATE TABLE "handovers" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"family_id" text,
	"origin" text NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"imp_uid" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"family_id" text,
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
CREATE TABLE "identity_checks" (
	"merchant_uid" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"family_id" text NOT NULL,
	"redirect_url" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_accounts" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"user_id" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "linked_accounts_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "mail_codes" (
	"key" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"resend_at" bigint NOT NULL,
	"tries" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_blocks" (
	"user_id" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL
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
	"revoked_at" bigint,
	"parent_id" text,
	"device_type" text,
	"os_name" text,
	"browser_name" text
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
	"wallet_linked" boolean DEFAULT false NOT NULL,
	"wallet_address" text,
	"portrait" jsonb,
	"birth" text,
	"gender" text,
	"person" text,
	"points" integer DEFAULT 0 NOT NULL,
	"picture_id" text,
	"ad_email" boolean DEFAULT false NOT NULL,
	"ad_sms" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	CONSTRAINT "users_mbr_id_unique" UNIQUE("mbr_id"),
	CONSTRAINT "users_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "benefit_gifts" (
	"claim_idx" integer NOT NULL,
	"member" text NOT NULL,
	"author" text NOT NULL,
	CONSTRAINT "benefit_gifts_claim_idx_member_pk" PRIMARY KEY("claim_idx","member")
);
--> statement-breakpoint
CREATE TABLE "benefit_rules" (
	"claim_idx" integer NOT NULL,
	"rank" integer NOT NULL,
	"kind" text NOT NULL,
	"thing" integer,
	"list" text,
	CONSTRAINT "benefit_rules_claim_idx_rank_pk" PRIMARY KEY("claim_idx","rank")
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
CREATE TABLE "member_benefits" (
	"user_id" text NOT NULL,
	"claim_idx" integer NOT NULL,
	"used_at" bigint,
	"used_by" text,
	"fails" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint DEFAULT 0 NOT NULL,
	"qr_key" text,
	"qr_expires_at" bigint,
	"given_by" text,
	CONSTRAINT "member_benefits_user_id_claim_idx_pk" PRIMARY KEY("user_id","claim_idx")
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
CREATE TABLE "campaign_formations" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"formation" text NOT NULL,
	"slots" jsonb NOT NULL,
	"saved_at" bigint NOT NULL,
	CONSTRAINT "campaign_formations_user_id_slug_board_pk" PRIMARY KEY("user_id","slug","board")
);
--> statement-breakpoint
CREATE TABLE "campaign_missions" (
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"mission_no" integer NOT NULL,
	"status" text NOT NULL,
	"completed_at" bigint NOT NULL,
	"recruited_at" bigint,
	CONSTRAINT "campaign_missions_user_id_slug_board_mission_no_pk" PRIMARY KEY("user_id","slug","board","mission_no")
);
--> statement-breakpoint
CREATE TABLE "campaign_picks" (
	"slug" text NOT NULL,
	"match_idx" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" text NOT NULL,
	"slot" integer NOT NULL,
	"picked_at" bigint NOT NULL,
	"paid_at" bigint,
	CONSTRAINT "campaign_picks_slug_match_idx_kind_user_id_pk" PRIMARY KEY("slug","match_idx","kind","user_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_shares" (
	"share_key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"formation" text NOT NULL,
	"slots" jsonb NOT NULL,
	"shared_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaign_upgrades" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"slug" text NOT NULL,
	"board" text NOT NULL,
	"consumed" jsonb NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"upgraded_at" bigint NOT NULL,
	CONSTRAINT "campaign_upgrades_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "pick_counts" (
	"slug" text NOT NULL,
	"match_idx" integer NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"picks" integer NOT NULL,
	CONSTRAINT "pick_counts_slug_match_idx_kind_slot_pk" PRIMARY KEY("slug","match_idx","kind","slot")
);
--> statement-breakpoint
CREATE TABLE "card_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cards" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_shares" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"share_key" text NOT NULL,
	"user_id" text NOT NULL,
	"acquired_at" bigint NOT NULL,
	"shows_name" boolean NOT NULL,
	"shared_at" bigint NOT NULL,
	CONSTRAINT "card_shares_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition"),
	CONSTRAINT "card_shares_key" UNIQUE("share_key")
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
CREATE TABLE "free_cards" (
	"minting_seq" integer NOT NULL,
	"metadata_idx" integer NOT NULL,
	"copies" integer NOT NULL,
	CONSTRAINT "free_cards_minting_seq_metadata_idx_pk" PRIMARY KEY("minting_seq","metadata_idx")
);
--> statement-breakpoint
CREATE TABLE "free_copies" (
	"pool" integer NOT NULL,
	"slot" integer NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	CONSTRAINT "free_copies_pool_slot_pk" PRIMARY KEY("pool","slot"),
	CONSTRAINT "free_copies_copy" UNIQUE("metadata_idx","edition")
);
--> statement-breakpoint
CREATE TABLE "free_counts" (
	"pool" integer PRIMARY KEY NOT NULL,
	"copies" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pack_mintings" (
	"minting_idx" integer PRIMARY KEY NOT NULL,
	"pack_idx" integer NOT NULL,
	"minting_name" text NOT NULL,
	"credentials_type" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"code_format" text DEFAULT '9+3' NOT NULL,
	"max_claims" integer
);
--> statement-breakpoint
CREATE TABLE "packs" (
	"pack_idx" integer PRIMARY KEY NOT NULL,
	"pack_name" text NOT NULL,
	"team" text NOT NULL,
	"title" text,
	"deck_position" integer,
	CONSTRAINT "packs_pack_name_unique" UNIQUE("pack_name")
);
--> statement-breakpoint
CREATE TABLE "code_batches" (
	"batch_idx" serial PRIMARY KEY NOT NULL,
	"minting_idx" integer NOT NULL,
	"request_hash" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"revoked_at" bigint,
	"revoked_by" text,
	CONSTRAINT "code_batches_request_hash_unique" UNIQUE("request_hash")
);
--> statement-breakpoint
CREATE TABLE "code_refusals" (
	"user_id" text NOT NULL,
	"minting_idx" integer NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 1 NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "code_refusals_user_id_minting_idx_code_hash_pk" PRIMARY KEY("user_id","minting_idx","code_hash")
);
--> statement-breakpoint
CREATE TABLE "code_tries" (
	"subject" text NOT NULL,
	"span" text NOT NULL,
	"fails" integer NOT NULL,
	CONSTRAINT "code_tries_subject_span_pk" PRIMARY KEY("subject","span")
);
--> statement-breakpoint
CREATE TABLE "printed_codes" (
	"minting_idx" integer NOT NULL,
	"code_hash" text NOT NULL,
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"expires_at" bigint,
	"claimed_by" text,
	"claimed_at" bigint,
	"claim_key" text,
	"batch_idx" integer,
	"revoked_at" bigint,
	CONSTRAINT "printed_codes_minting_idx_code_hash_pk" PRIMARY KEY("minting_idx","code_hash")
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"collection_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"coll_eng_nm" text NOT NULL,
	"coll_kor_nm" text NOT NULL,
	"link_nm" text NOT NULL,
	"details" jsonb NOT NULL,
	"logo" text,
	"represent_img" text,
	"banner" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"banner_seq" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"label" text,
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
CREATE TABLE "notion_pages" (
	"page_id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms" (
	"terms_id" integer PRIMARY KEY NOT NULL,
	"terms_div" text NOT NULL,
	"title" text NOT NULL,
	"version" text NOT NULL,
	"content" text NOT NULL,
	"page_id" text,
	"required" boolean NOT NULL,
	"start_at" bigint NOT NULL,
	"announced_at" bigint
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
CREATE TABLE "drop_actions" (
	"action_id" serial PRIMARY KEY NOT NULL,
	"minting_seq" integer NOT NULL,
	"author" text NOT NULL,
	"by" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"changes" jsonb NOT NULL,
	"revision" integer,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "common_codes" (
	"group_id" text NOT NULL,
	"code" text NOT NULL,
	"code_nm" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "common_codes_group_id_code_pk" PRIMARY KEY("group_id","code")
);
--> statement-breakpoint
CREATE TABLE "visit_days" (
	"day" date PRIMARY KEY NOT NULL,
	"visits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"ssid" text PRIMARY KEY NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drop_refusals" (
	"minting_seq" integer NOT NULL,
	"reason" text NOT NULL,
	"minute" bigint NOT NULL,
	"refused" integer NOT NULL,
	CONSTRAINT "drop_refusals_minting_seq_minute_reason_pk" PRIMARY KEY("minting_seq","minute","reason")
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
	"notices" jsonb NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"total_qty" integer NOT NULL,
	"remaining" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"max_qty_txn" integer NOT NULL,
	"max_qty_wallet" integer NOT NULL,
	"paid" boolean NOT NULL,
	"payment_amount" integer NOT NULL,
	"whitelist" boolean NOT NULL,
	"round" integer NOT NULL,
	"round_title" text NOT NULL,
	"one_time_qty" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"pause_notice" text,
	"vendor_name" text NOT NULL,
	"vendor_address" text NOT NULL,
	"vendor_phone" text NOT NULL,
	"vendor_business_number" text NOT NULL,
	"vendor_registration_number" text NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "mintings_remaining" CHECK ("mintings"."remaining" >= 0 and "mintings"."remaining" + "mintings"."held" <= "mintings"."total_qty")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"status" text NOT NULL,
	"minting_seq" integer NOT NULL,
	"span" bigint NOT NULL,
	"orders" integer NOT NULL,
	"packs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"stage" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_spans" (
	"minting_seq" integer NOT NULL,
	"span" bigint NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"packs" integer NOT NULL,
	CONSTRAINT "order_spans_minting_seq_span_status_pk" PRIMARY KEY("minting_seq","span","status")
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
	"part_refunded" integer DEFAULT 0 NOT NULL,
	"method" text NOT NULL,
	"redirect_url" text NOT NULL,
	"transfer_agreement" boolean NOT NULL,
	"buyer_name" text NOT NULL,
	"receipt_type" text NOT NULL,
	"receipt_info_type" text NOT NULL,
	"receipt_info" text NOT NULL,
	"delivery" jsonb,
	"carrier" text,
	"invoice_no" text,
	"invoice_corrected_at" bigint,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settled_at" bigint,
	"refunded_at" bigint,
	"opened_at" bigint,
	"opening_agreed_at" bigint,
	"cancel_reason" text,
	"delivered_at" bigint,
	"return_reason" text,
	"return_requested_at" bigint,
	"return_refusal" text,
	"return_refused_at" bigint,
	"stage" text,
	CONSTRAINT "orders_user_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_part_refunded" CHECK ("orders"."part_refunded" >= 0 and "orders"."part_refunded" <= "orders"."payment_amount")
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
CREATE TABLE "saved_deliveries" (
	"user_id" text PRIMARY KEY NOT NULL,
	"delivery" jsonb NOT NULL,
	"saved_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"entry_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event_seq" integer,
	"title" text NOT NULL,
	"team" text,
	"entered_at" bigint NOT NULL,
	"announced_at" bigint NOT NULL,
	"result" text NOT NULL,
	"claim_seq" integer,
	"carrier" text,
	"invoice_number" text,
	CONSTRAINT "entries_once" UNIQUE("event_seq","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_draws" (
	"event_seq" integer NOT NULL,
	"draw" integer NOT NULL,
	"seed" text NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"entries" integer NOT NULL,
	"winners" jsonb NOT NULL,
	CONSTRAINT "event_draws_event_seq_draw_pk" PRIMARY KEY("event_seq","draw")
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" text NOT NULL,
	"metadata_idx" integer NOT NULL,
	"favoured_at" bigint NOT NULL,
	CONSTRAINT "favourites_user_id_metadata_idx_pk" PRIMARY KEY("user_id","metadata_idx")
);
--> statement-breakpoint
CREATE TABLE "gate_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"minting_seq" integer NOT NULL,
	"fans" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_counts" (
	"minting_seq" integer PRIMARY KEY NOT NULL,
	"fans" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_places" (
	"minting_seq" integer NOT NULL,
	"user_id" text NOT NULL,
	"arrival" bigint GENERATED BY DEFAULT AS IDENTITY (sequence name "gate_places_arrival_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"joined_at" bigint NOT NULL,
	"place" integer,
	"placed_at" bigint,
	"called_at" bigint,
	CONSTRAINT "gate_places_minting_seq_user_id_pk" PRIMARY KEY("minting_seq","user_id"),
	CONSTRAINT "gate_places_place" UNIQUE("minting_seq","place")
);
--> statement-breakpoint
CREATE TABLE "gates" (
	"minting_seq" integer PRIMARY KEY NOT NULL,
	"pass_rate" double precision,
	"draw_seed" text,
	"drawn_at" bigint,
	"last_place" integer DEFAULT 0 NOT NULL,
	"next_call_at" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "gates_pass_rate" CHECK ("gates"."pass_rate" > 0 and "gates"."pass_rate" <= 10000)
);
--> statement-breakpoint
CREATE TABLE "burns" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "burns_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition")
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"metadata_idx" integer NOT NULL,
	"edition" integer NOT NULL,
	"state" text DEFAULT 'minted' NOT NULL,
	"owner" text NOT NULL,
	"tx_hash" text,
	"minted_at" bigint NOT NULL,
	CONSTRAINT "tokens_metadata_idx_edition_pk" PRIMARY KEY("metadata_idx","edition")
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"device_hash" text NOT NULL,
	"subject" text NOT NULL,
	"family_id" text,
	"until" bigint NOT NULL,
	CONSTRAINT "known_devices_device_hash_subject_pk" PRIMARY KEY("device_hash","subject")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"subject" text PRIMARY KEY NOT NULL,
	"fails" integer NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" serial PRIMARY KEY NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media" (
	"sha256" text PRIMARY KEY NOT NULL,
	"ext" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text,
	"bytes" integer NOT NULL,
	"visibility" text NOT NULL,
	"stored" boolean DEFAULT false NOT NULL,
	"added_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_bytes" (
	"name" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fan_messages" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"values" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"channel" text,
	"ended_at" bigint,
	CONSTRAINT "fan_messages_turn" UNIQUE("name","subject","turn")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"name" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"kakao_template" text
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "operator_actions" (
	"action_id" serial PRIMARY KEY NOT NULL,
	"by" text DEFAULT 'desk' NOT NULL,
	"operator_id" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"detail" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_challenges" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"purpose" text NOT NULL,
	"challenge" text NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"name" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"by_passkey" boolean DEFAULT false NOT NULL,
	"end_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"operator_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'viewer' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" bigint DEFAULT 0 NOT NULL,
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
	"refunded" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"settled_at" bigint,
	CONSTRAINT "gw_payments_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"refund_id" serial PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"turn" integer NOT NULL,
	"amount" integer NOT NULL,
	"kept" integer NOT NULL,
	"reason" text NOT NULL,
	"author" text NOT NULL,
	"created_at" bigint NOT NULL,
	"refunded_at" bigint,
	CONSTRAINT "order_refunds_turn" UNIQUE("order_id","turn"),
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0 and "order_refunds"."amount" <= "order_refunds"."kept")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_changes" (
	"point_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text,
	"title" text NOT NULL,
	"amount" integer NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"popup_seq" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"link_url" text,
	"exposure_url" text NOT NULL,
	"blank" boolean NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"art" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"part" text NOT NULL,
	"code" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"next" text NOT NULL,
	"found_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"told_at" bigint,
	CONSTRAINT "differences_part_code_subject_pk" PRIMARY KEY("part","code","subject")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "return_teams" (
	"slug" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"reading" text,
	"company" jsonb NOT NULL,
	"brand" jsonb DEFAULT '{"links":[]}'::jsonb NOT NULL,
	"parts" jsonb NOT NULL,
	"disabled_parts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "shop_one" CHECK ("shop"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "operator_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"operator_id" text,
	"created_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	CONSTRAINT "operator_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_listed" (
	"list" text NOT NULL,
	"member" text NOT NULL,
	CONSTRAINT "shop_listed_list_member_pk" PRIMARY KEY("list","member")
);
--> statement-breakpoint
CREATE TABLE "shop_pictures" (
	"path" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_revisions" (
	"revision" serial PRIMARY KEY NOT NULL,
	"author" text NOT NULL,
	"at" bigint NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_things" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"id" integer NOT NULL,
	"file" jsonb,
	"first_applied_at" bigint NOT NULL,
	CONSTRAINT "shop_things_kind_name_pk" PRIMARY KEY("kind","name"),
	CONSTRAINT "shop_things_id" UNIQUE("kind","id")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"event_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"start_at" bigint NOT NULL,
	"end_at" bigint NOT NULL,
	"link_url" text,
	"page_id" text NOT NULL,
	"home_order" integer,
	"has_draw" boolean DEFAULT false NOT NULL,
	"image" jsonb NOT NULL,
	"thumb" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "originals" (
	"original_seq" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"team" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"home_description" text NOT NULL,
	"home_order" integer,
	"link_url" text NOT NULL,
	"colors" jsonb NOT NULL,
	"start_at" bigint,
	"image" jsonb NOT NULL,
	"thumb" jsonb NOT NULL,
	CONSTRAINT "originals_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"story_seq" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"posted_at" bigint NOT NULL,
	"page_id" text NOT NULL,
	"image" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"faq_seq" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "inquiries" (
	"qna_seq" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"images" jsonb NOT NULL,
	"asked_at" bigint NOT NULL,
	"answer" text,
	"answered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"notice_seq" integer PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"posted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"sha256" text,
	"bytes" "bytea",
	"visibility" text DEFAULT 'public' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_archive" (
	"order_id" text PRIMARY KEY NOT NULL,
	"buyer_name" text NOT NULL,
	"contact" text NOT NULL,
	"title" text NOT NULL,
	"payment_amount" integer NOT NULL,
	"receipt_info" text NOT NULL,
	"delivery" jsonb,
	"ordered_at" bigint NOT NULL,
	"kept_until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leases" (
	"work" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"fence" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_accounts" ADD CONSTRAINT "linked_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_blocks" ADD CONSTRAINT "member_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_family_id_token_families_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."token_families"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_families" ADD CONSTRAINT "token_families_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_gifts" ADD CONSTRAINT "benefit_gifts_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefit_rules" ADD CONSTRAINT "benefit_rules_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "benefits" ADD CONSTRAINT "benefits_event_key_claim_events_event_key_fk" FOREIGN KEY ("event_key") REFERENCES "public"."claim_events"("event_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_benefits" ADD CONSTRAINT "member_benefits_claim_idx_benefits_claim_idx_fk" FOREIGN KEY ("claim_idx") REFERENCES "public"."benefits"("claim_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_passwords" ADD CONSTRAINT "staff_passwords_event_key_claim_events_event_key_fk" FOREIGN KEY ("event_key") REFERENCES "public"."claim_events"("event_key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "designs" ADD CONSTRAINT "designs_pack_idx_packs_pack_idx_fk" FOREIGN KEY ("pack_idx") REFERENCES "public"."packs"("pack_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_metadata_idx_designs_metadata_idx_fk" FOREIGN KEY ("metadata_idx") REFERENCES "public"."designs"("metadata_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pack_mintings" ADD CONSTRAINT "pack_mintings_pack_idx_packs_pack_idx_fk" FOREIGN KEY ("pack_idx") REFERENCES "public"."packs"("pack_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_batch_idx_code_batches_batch_idx_fk" FOREIGN KEY ("batch_idx") REFERENCES "public"."code_batches"("batch_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drop_actions" ADD CONSTRAINT "drop_actions_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_metadata_idx_designs_metadata_idx_fk" FOREIGN KEY ("metadata_idx") REFERENCES "public"."designs"("metadata_idx") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gates" ADD CONSTRAINT "gates_minting_seq_mintings_minting_seq_fk" FOREIGN KEY ("minting_seq") REFERENCES "public"."mintings"("minting_seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_metadata_idx_edition_editions_metadata_idx_edition_fk" FOREIGN KEY ("metadata_idx","edition") REFERENCES "public"."editions"("metadata_idx","edition") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_sources" ADD CONSTRAINT "media_sources_sha256_media_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."media"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_challenges" ADD CONSTRAINT "operator_challenges_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkeys" ADD CONSTRAINT "operator_passkeys_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gw_events" ADD CONSTRAINT "gw_events_token_gw_payments_token_fk" FOREIGN KEY ("token") REFERENCES "public"."gw_payments"("token") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_tokens" ADD CONSTRAINT "operator_tokens_operator_id_operators_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("operator_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handovers_user" ON "handovers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "handovers_family" ON "handovers" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "identity_checks_expiry" ON "identity_checks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "linked_accounts_user" ON "linked_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "linked_accounts_email" ON "linked_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_family" ON "refresh_tokens" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_created" ON "refresh_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "token_families_user" ON "token_families" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "token_families_parent" ON "token_families" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "token_families_revoked" ON "token_families" USING btree ("revoked_at") WHERE "token_families"."revoked_at" is not null;--> statement-breakpoint
CREATE INDEX "users_nickname" ON "users" USING btree (lower("nick_name"));--> statement-breakpoint
CREATE INDEX "users_nickname_start" ON "users" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone_end" ON "users" USING btree (right("phone", 4));--> statement-breakpoint
CREATE INDEX "users_withdrawn" ON "users" USING btree ("withdrawn_at") WHERE "users"."withdrawn_at" is not null;--> statement-breakpoint
CREATE INDEX "benefit_gifts_member" ON "benefit_gifts" USING btree ("member");--> statement-breakpoint
CREATE INDEX "campaign_picks_tally" ON "campaign_picks" USING btree ("slug","match_idx","kind","slot");--> statement-breakpoint
CREATE INDEX "campaign_picks_user" ON "campaign_picks" USING btree ("user_id","slug");--> statement-breakpoint
CREATE INDEX "campaign_shares_user" ON "campaign_shares" USING btree ("user_id","slug","board","shared_at");--> statement-breakpoint
CREATE INDEX "campaign_upgrades_user" ON "campaign_upgrades" USING btree ("user_id","slug","upgraded_at");--> statement-breakpoint
CREATE INDEX "card_counts_rank" ON "card_counts" USING btree ("cards" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "card_shares_user" ON "card_shares" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "editions_drop" ON "editions" USING btree ("minting_seq","user_id");--> statement-breakpoint
CREATE INDEX "editions_owner" ON "editions" USING btree ("user_id","metadata_idx");--> statement-breakpoint
CREATE INDEX "editions_order" ON "editions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "code_refusals_at" ON "code_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "code_tries_span" ON "code_tries" USING btree ("span");--> statement-breakpoint
CREATE INDEX "printed_codes_card" ON "printed_codes" USING btree ("metadata_idx","edition");--> statement-breakpoint
CREATE INDEX "printed_codes_claimed" ON "printed_codes" USING btree ("claimed_by","minting_idx");--> statement-breakpoint
CREATE INDEX "printed_codes_batch" ON "printed_codes" USING btree ("batch_idx");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_english" ON "collections" USING btree (lower("coll_eng_nm"));--> statement-breakpoint
CREATE UNIQUE INDEX "collections_korean" ON "collections" USING btree (lower("coll_kor_nm"));--> statement-breakpoint
CREATE UNIQUE INDEX "collections_link" ON "collections" USING btree ("link_nm");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_key" ON "collections" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "collections_user" ON "collections" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "terms_agreements_user" ON "terms_agreements" USING btree ("user_id","terms_div");--> statement-breakpoint
CREATE INDEX "drop_actions_drop" ON "drop_actions" USING btree ("minting_seq");--> statement-breakpoint
CREATE INDEX "visits_at" ON "visits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_spans_span" ON "order_spans" USING btree ("span");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("minting_seq","expires_at") WHERE "orders"."status" = 'RESERVED';--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("created_at","id") WHERE "orders"."stage" is not null;--> statement-breakpoint
CREATE INDEX "orders_recipient" ON "orders" USING btree (("delivery" ->> 'deliveryName'),"created_at","id") WHERE "orders"."delivery" is not null;--> statement-breakpoint
CREATE INDEX "orders_recipient_phone" ON "orders" USING btree (("delivery" ->> 'deliveryPhone'),"created_at","id") WHERE "orders"."delivery" is not null;--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("stage","created_at","id") WHERE "orders"."stage" is not null;--> statement-breakpoint
CREATE INDEX "price_refusals_at" ON "price_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "entries_user" ON "entries" USING btree ("user_id","entered_at","entry_seq");--> statement-breakpoint
CREATE INDEX "favourites_user" ON "favourites" USING btree ("user_id","favoured_at");--> statement-breakpoint
CREATE INDEX "gate_places_unplaced" ON "gate_places" USING btree ("minting_seq","arrival") WHERE "gate_places"."place" is null;--> statement-breakpoint
CREATE INDEX "burns_subject" ON "burns" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "tokens_foreign" ON "tokens" USING btree ("minted_at") WHERE "tokens"."state" = 'foreign';--> statement-breakpoint
CREATE INDEX "known_devices_subject" ON "known_devices" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "known_devices_until" ON "known_devices" USING btree ("until");--> statement-breakpoint
CREATE INDEX "tries_until" ON "tries" USING btree ("until");--> statement-breakpoint
CREATE INDEX "mails_expiry" ON "mails" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "media_sources_sha256" ON "media_sources" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "fan_messages_user" ON "fan_messages" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "operator_actions_at" ON "operator_actions" USING btree ("at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_operator" ON "operator_actions" USING btree ("operator_id","at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_action" ON "operator_actions" USING btree ("action","at","action_id");--> statement-breakpoint
CREATE INDEX "operator_actions_subject" ON "operator_actions" USING btree ("subject","at","action_id");--> statement-breakpoint
CREATE INDEX "operator_challenges_operator" ON "operator_challenges" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_challenges_end" ON "operator_challenges" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "operator_passkeys_operator" ON "operator_passkeys" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_end" ON "operator_sessions" USING btree ("end_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("kind","due_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "gw_events_due" ON "gw_events" USING btree ("delivered_at","due_at");--> statement-breakpoint
CREATE INDEX "order_refunds_refunded" ON "order_refunds" USING btree ("refunded_at");--> statement-breakpoint
CREATE INDEX "point_changes_user" ON "point_changes" USING btree ("user_id","at","point_seq");--> statement-breakpoint
CREATE INDEX "shop_listed_member" ON "shop_listed" USING btree ("member");--> statement-breakpoint
CREATE UNIQUE INDEX "inquiries_key" ON "inquiries" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "inquiries_user" ON "inquiries" USING btree ("user_id","qna_seq");--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("asked_at","qna_seq") WHERE "inquiries"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_answered" ON "inquiries" USING btree ("asked_at","qna_seq") WHERE "inquiries"."answered_at" is not null;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_sha256" ON "uploads" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "order_archive_end" ON "order_archive" USING btree ("kept_until");
--> statement-breakpoint
-- functions 9805215b30871ae5
-- Gives a member who signs up, or proves a phone number, the benefits of lists and gifts that name them.
CREATE OR REPLACE FUNCTION give_listed(p_user text, p_names text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Until the end of the transaction: an apply or a gift that comes later sees this member.
  PERFORM pg_advisory_xact_lock_shared(7005);
  INSERT INTO member_benefits (user_id, claim_idx, given_by)
  SELECT p_user, r.claim_idx, 'listed' FROM benefit_rules r
  JOIN shop_listed l ON l.list = r.list
  WHERE r.kind = 'listed' AND l.member = ANY (p_names)
  UNION
  SELECT p_user, g.claim_idx, g.author FROM benefit_gifts g WHERE g.member = ANY (p_names)
  ON CONFLICT DO NOTHING;
  DELETE FROM benefit_gifts WHERE member = ANY (p_names);
END $$;
--> statement-breakpoint
-- Keeps the counts of votes in step with campaign_picks, in the order of their keys, so that no two statements block each
-- other. Statements that change no pick change no count.
CREATE OR REPLACE FUNCTION count_picks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT n.slug, n.match_idx, n.kind, n.slot, count(*) FROM new_rows n GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT u.slug, u.match_idx, u.kind, u.slot, sum(u.change) FROM (
      SELECT n.slug, n.match_idx, n.kind, n.slot, 1 AS change FROM new_rows n
      UNION ALL SELECT o.slug, o.match_idx, o.kind, o.slot, -1 FROM old_rows o) u
    GROUP BY 1, 2, 3, 4 HAVING sum(u.change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSE
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT o.slug, o.match_idx, o.kind, o.slot, -count(*) FROM old_rows o GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the number of each member's cards in step with editions, whatever statement has changed them; the sealed and the
-- consumed copies are of no member. Locks the counts in the order of the members.
CREATE OR REPLACE FUNCTION count_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_owners text[];
  v_changes bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT n.user_id, count(*) AS cards FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT o.user_id, -count(*) AS cards FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSE
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes FROM (
      SELECT c.user_id, sum(c.change) AS cards FROM (
        SELECT n.user_id, 1 AS change FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed')
        UNION ALL SELECT o.user_id, -1 FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed')) c
      GROUP BY 1 HAVING sum(c.change) <> 0) u;
  END IF;
  IF v_owners IS NULL THEN RETURN NULL; END IF;
  INSERT INTO card_counts AS c (user_id, cards, created_at)
  SELECT u.user_id, u.cards, coalesce((SELECT m.created_at FROM users m WHERE m.id = u.user_id), 0)
  FROM unnest(v_owners, v_changes) AS u(user_id, cards) ORDER BY u.user_id
  ON CONFLICT (user_id) DO UPDATE SET cards = c.cards + excluded.cards;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the number of the free copies of each card in a drop, whatever statement has changed its pool. That statement holds
-- the lock of the pool (lock_pools).
CREATE OR REPLACE FUNCTION count_free_cards() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO free_cards (minting_seq, metadata_idx, copies)
    SELECT n.pool, n.metadata_idx, count(*) FROM new_rows n WHERE n.pool > 0 GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (minting_seq, metadata_idx) DO UPDATE SET copies = free_cards.copies + excluded.copies;
  ELSE
    UPDATE free_cards f SET copies = f.copies - g.copies
    FROM (SELECT o.pool, o.metadata_idx, count(*) AS copies FROM old_rows o WHERE o.pool > 0 GROUP BY 1, 2) g
    WHERE f.minting_seq = g.pool AND f.metadata_idx = g.metadata_idx;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Draws free copies of pools for an owner, each set of them equally likely, and reads and writes as many rows as it draws,
-- however large the pools are. Draws none if too few are free.
CREATE OR REPLACE FUNCTION draw_copies(p_pools integer[], p_quantity integer, p_owner text, p_order text, p_at bigint)
RETURNS TABLE (card integer, edition integer) LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
#variable_conflict use_column
DECLARE
  v_pools integer[];
  v_counts integer[];
  v_free bigint;
  v_place bigint;
  v_places bigint[] := '{}';
  v_pool integer;
  v_card integer;
  v_cards integer[] := '{}';
  v_edition integer;
  v_editions integer[] := '{}';
  v_is_free boolean;
BEGIN
  PERFORM lock_pools(p_pools);
  SELECT array_agg(n.pool), array_agg(n.copies), coalesce(sum(n.copies), 0) INTO v_pools, v_counts, v_free
  FROM free_counts n WHERE n.pool = ANY (p_pools) AND n.copies > 0;
  -- Floyd's way: of the first n places of the row of all pools, a number below n; if it is drawn already, the last one.
  FOR v_last IN greatest(v_free - p_quantity, 0) .. v_free - 1 LOOP
    v_place := random_below(v_last + 1);
    IF v_place = ANY (v_places) THEN v_place := v_last; END IF;
    v_places := v_places || v_place;
    v_pool := 1;
    WHILE v_place >= v_counts[v_pool] LOOP
      v_place := v_place - v_counts[v_pool];
      v_pool := v_pool + 1;
    END LOOP;
    -- The owner is no condition, or the planner would look for all copies without one.
    SELECT e.metadata_idx, e.edition, e.user_id IS NULL INTO v_card, v_edition, v_is_free
    FROM free_copies f JOIN editions e ON e.metadata_idx = f.metadata_idx AND e.edition = f.edition
    WHERE f.pool = v_pools[v_pool] AND f.slot = v_place::integer;
    EXIT WHEN v_is_free IS NOT TRUE;
    v_cards := v_cards || v_card;
    v_editions := v_editions || v_edition;
  END LOOP;
  IF cardinality(v_cards) < p_quantity THEN RETURN; END IF;
  RETURN QUERY
  UPDATE editions e SET user_id = p_owner, order_id = p_order, acquired_at = p_at
  FROM unnest(v_cards, v_editions) AS c(card, edition) WHERE e.metadata_idx = c.card AND e.edition = c.edition
  RETURNING e.metadata_idx, e.edition;
END $$;
--> statement-breakpoint
-- Locks the counts of pools, in the order of their numbers, until the end of the transaction.
CREATE OR REPLACE FUNCTION lock_pools(p_pools integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO free_counts (pool, copies) SELECT DISTINCT p, 0 FROM unnest(p_pools) p ORDER BY p ON CONFLICT DO NOTHING;
  PERFORM FROM free_counts n WHERE n.pool = ANY (p_pools) ORDER BY n.pool FOR UPDATE;
END $$;
--> statement-breakpoint
-- Moves copies between the pools of the free ones, to where their rows in editions and printed_codes say that they belong.
-- The slots of each pool stay dense: the last copies of a pool take the slots of those that leave it. Each LIMIT 1 keeps a
-- lookup by its key, also where the statistics say that a table is empty, as after an apply that was cut.
CREATE OR REPLACE FUNCTION place_copies(p_cards integer[], p_editions integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
DECLARE
  v_cards integer[];
  v_editions integer[];
  v_from integer[];
  v_to integer[];
  v_pools integer[];
  v_slots integer[];
  v_holes integer[];
BEGIN
  SELECT array_agg(x.card), array_agg(x.edition), array_agg(x.stands), array_agg(x.belongs)
  INTO v_cards, v_editions, v_from, v_to
  FROM (
    SELECT c.card, c.edition, f.pool AS stands,
      CASE WHEN e.metadata_idx IS NOT NULL AND e.user_id IS NULL AND (e.minting_seq IS NOT NULL OR NOT EXISTS (
        SELECT FROM printed_codes p
        WHERE p.metadata_idx = c.card AND p.edition = c.edition AND p.revoked_at IS NULL))
      THEN coalesce(e.minting_seq, -e.metadata_idx) END AS belongs
    FROM (SELECT DISTINCT u.card, u.edition FROM unnest(p_cards, p_editions) AS u(card, edition)) c
    LEFT JOIN LATERAL (
      SELECT y.* FROM editions y WHERE y.metadata_idx = c.card AND y.edition = c.edition LIMIT 1) e ON true
    LEFT JOIN LATERAL (
      SELECT y.pool FROM free_copies y WHERE y.metadata_idx = c.card AND y.edition = c.edition LIMIT 1) f ON true
  ) x
  WHERE x.stands IS DISTINCT FROM x.belongs;
  IF v_cards IS NULL THEN RETURN; END IF;
  PERFORM lock_pools(ARRAY(SELECT DISTINCT p FROM unnest(v_from || v_to) p WHERE p IS NOT NULL));

  WITH gone AS (
    DELETE FROM free_copies f WHERE f.ctid = ANY (ARRAY(
      SELECT y.ctid FROM unnest(v_cards, v_editions, v_from) AS c(card, edition, pool) CROSS JOIN LATERAL (
        SELECT x.ctid FROM free_copies x WHERE x.metadata_idx = c.card AND x.edition = c.edition LIMIT 1) y
      WHERE c.pool IS NOT NULL))
    RETURNING f.pool, f.slot
  )
  SELECT array_agg(g.pool), array_agg(g.slot) INTO v_pools, v_slots FROM gone g;
  IF v_pools IS NOT NULL THEN
    UPDATE free_counts n SET copies = n.copies - g.copies
    FROM (SELECT u AS pool, count(*)::integer AS copies FROM unnest(v_pools) u GROUP BY u) g WHERE n.pool = g.pool;
    SELECT array_agg(g.slot ORDER BY g.pool, g.slot) INTO v_holes
    FROM unnest(v_pools, v_slots) AS g(pool, slot) JOIN free_counts n ON n.pool = g.pool
    WHERE g.slot < n.copies;
    -- As many copies stand behind the new end of a pool as holes are before it, so that both lists match by their order.
    SELECT array_agg(s.pool ORDER BY s.pool, s.slot), array_agg(s.slot ORDER BY s.pool, s.slot) INTO v_pools, v_slots
    FROM (
      SELECT n.pool, n.copies + behind.place - 1 AS slot
      FROM (SELECT u AS pool, count(*)::integer AS copies FROM unnest(v_pools) u GROUP BY u) g
      JOIN free_counts n ON n.pool = g.pool
      CROSS JOIN LATERAL generate_series(1, g.copies) AS behind(place)
      EXCEPT SELECT g.pool, g.slot FROM unnest(v_pools, v_slots) AS g(pool, slot)
    ) s;
    UPDATE free_copies f SET slot = m.hole FROM unnest(v_pools, v_slots, v_holes) AS m(pool, slot, hole)
    CROSS JOIN LATERAL (SELECT x.ctid AS row FROM free_copies x WHERE x.pool = m.pool AND x.slot = m.slot LIMIT 1) y
    WHERE f.ctid = y.row;
  END IF;

  INSERT INTO free_copies (pool, slot, metadata_idx, edition)
  SELECT n.pool, n.copies + row_number() OVER (PARTITION BY n.pool ORDER BY c.card, c.edition) - 1, c.card, c.edition
  FROM unnest(v_cards, v_editions, v_to) AS c(card, edition, pool)
  CROSS JOIN LATERAL (SELECT y.pool, y.copies FROM free_counts y WHERE y.pool = c.pool LIMIT 1) n;
  UPDATE free_counts n SET copies = n.copies + g.copies
  FROM (SELECT u AS pool, count(*)::integer AS copies FROM unnest(v_to) u WHERE u IS NOT NULL GROUP BY u) g
  WHERE n.pool = g.pool;
END $$;
--> statement-breakpoint
-- Keeps the pools of free copies, and the number of the copies that orders of each drop have drawn, in step with editions,
-- whatever statement has changed them.
CREATE OR REPLACE FUNCTION place_editions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_cards integer[];
  v_editions integer[];
  v_drops integer[];
  v_drawn integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.metadata_idx), array_agg(n.edition) INTO v_cards, v_editions
    FROM new_rows n WHERE n.user_id IS NULL;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT n.minting_seq, count(*) AS drawn FROM new_rows n
      WHERE n.minting_seq IS NOT NULL AND n.user_id IS NOT NULL AND n.order_id IS NOT NULL GROUP BY 1) d;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.metadata_idx), array_agg(o.edition) INTO v_cards, v_editions
    FROM old_rows o WHERE o.user_id IS NULL;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT o.minting_seq, -count(*) AS drawn FROM old_rows o
      WHERE o.minting_seq IS NOT NULL AND o.user_id IS NOT NULL AND o.order_id IS NOT NULL GROUP BY 1) d;
  ELSE
    SELECT array_agg(u.metadata_idx), array_agg(u.edition) INTO v_cards, v_editions FROM (
      SELECT o.metadata_idx, o.edition FROM old_rows o WHERE o.user_id IS NULL
      UNION ALL
      SELECT n.metadata_idx, n.edition FROM new_rows n WHERE n.user_id IS NULL) u;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT c.minting_seq, sum(c.change) AS drawn FROM (
        SELECT n.minting_seq, 1 AS change FROM new_rows n
        WHERE n.minting_seq IS NOT NULL AND n.user_id IS NOT NULL AND n.order_id IS NOT NULL
        UNION ALL SELECT o.minting_seq, -1 FROM old_rows o
        WHERE o.minting_seq IS NOT NULL AND o.user_id IS NOT NULL AND o.order_id IS NOT NULL) c
      GROUP BY 1 HAVING sum(c.change) <> 0) d;
  END IF;
  IF v_cards IS NOT NULL THEN PERFORM place_copies(v_cards, v_editions); END IF;
  IF v_drops IS NOT NULL THEN
    PERFORM lock_pools(v_drops);
    UPDATE free_counts f SET drawn = f.drawn + d.drawn
    FROM unnest(v_drops, v_drawn) AS d(pool, drawn) WHERE f.pool = d.pool;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A whole number from 0 to below p_count, each equally likely: 48 bits of the database's cryptographic source, drawn again
-- while they are in the incomplete last run of p_count numbers.
CREATE OR REPLACE FUNCTION random_below(p_count bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_bits CONSTANT bigint := 1::bigint << 48;
  v_drawn bigint;
BEGIN
  LOOP
    -- The last 12 digits of a random UUID are 48 random bits.
    v_drawn := ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint;
    EXIT WHEN v_drawn < v_bits - v_bits % p_count;
  END LOOP;
  RETURN v_drawn % p_count;
END $$;
--> statement-breakpoint
-- Keeps the pools of free copies in step with printed_codes: no copy of a valid code is free.
CREATE OR REPLACE FUNCTION place_printed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_cards integer[];
  v_editions integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.metadata_idx), array_agg(n.edition) INTO v_cards, v_editions FROM new_rows n;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.metadata_idx), array_agg(o.edition) INTO v_cards, v_editions FROM old_rows o;
  ELSE
    SELECT array_agg(u.metadata_idx), array_agg(u.edition) INTO v_cards, v_editions FROM (
      SELECT o.metadata_idx, o.edition FROM old_rows o UNION ALL SELECT n.metadata_idx, n.edition FROM new_rows n) u;
  END IF;
  IF v_cards IS NOT NULL THEN PERFORM place_copies(v_cards, v_editions); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- No stock without its copies: remaining and held packs, times the cards of a pack, are at most the copies of the drop.
-- Selling and releasing move packs between the two and leave the sum, so that only other changes are checked.
CREATE OR REPLACE FUNCTION check_copies_of_drop(p_seq integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  d mintings%ROWTYPE;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  IF FOUND AND copies_of_drop(p_seq) < (d.remaining + d.held)::bigint * d.one_time_qty THEN
    RAISE EXCEPTION 'drop % has fewer copies than its packs need', p_seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'mintings_copies', TABLE = 'mintings';
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_copies_of_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(OLD.minting_seq);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION check_copies_of_minting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(NEW.minting_seq);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The free copies of a drop, and those that its orders have drawn.
CREATE OR REPLACE FUNCTION copies_of_drop(p_seq integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT f.copies::bigint + f.drawn FROM free_counts f WHERE f.pool = p_seq), 0)
$$;
--> statement-breakpoint
-- Adds what a statement has changed in the numbers of orders as rows of their own, which no other transaction waits for;
-- a job adds them to the counts. Orders that are being paid are not counted.
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    VALUES (NEW.stage, NEW.status, NEW.minting_seq, coalesce(NEW.settled_at, NEW.created_at) / 10000 * 10000, 1, NEW.amount);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT c.stage, c.status, c.minting_seq, c.span, sum(c.orders), sum(c.packs) FROM (
      SELECT n.stage, n.status, n.minting_seq, coalesce(n.settled_at, n.created_at) / 10000 * 10000 AS span,
        1 AS orders, n.amount AS packs FROM new_rows n WHERE n.stage IS NOT NULL
      UNION ALL
      SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
        -1, -o.amount FROM old_rows o WHERE o.stage IS NOT NULL) c
    GROUP BY 1, 2, 3, 4 HAVING sum(c.orders) <> 0;
  ELSE
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
      -count(*), -sum(o.amount) FROM old_rows o WHERE o.stage IS NOT NULL
    GROUP BY 1, 2, 3, 4;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Ends the overdue reservations of a drop and gives their packs back; the caller has locked the stock row.
CREATE OR REPLACE FUNCTION expire_packs(p_seq integer, p_now bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_ended integer;
  v_packs integer;
BEGIN
  WITH ended AS (
    UPDATE orders SET status = 'EXPIRED', settled_at = p_now
    WHERE minting_seq = p_seq AND status = 'RESERVED' AND expires_at <= p_now
    RETURNING user_id, amount
  ), back AS (
    SELECT user_id, sum(amount)::integer AS packs FROM ended GROUP BY user_id
  ), uncounted AS (
    UPDATE minting_wallets w SET qty = w.qty - b.packs
    FROM back b WHERE w.minting_seq = p_seq AND w.user_id = b.user_id
  )
  SELECT (SELECT count(*) FROM ended), (SELECT coalesce(sum(packs), 0) FROM back) INTO v_ended, v_packs;
  IF v_packs > 0 THEN
    UPDATE mintings SET remaining = remaining + v_packs, held = held - v_packs WHERE minting_seq = p_seq;
  END IF;
  RETURN v_ended;
END $$;
--> statement-breakpoint
-- The time at which sales are decided: this server's clock and the offset of the development panel, epoch ms.
CREATE OR REPLACE FUNCTION fandeck_now() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
    + coalesce((SELECT value::bigint FROM settings WHERE key = 'clock_offset_ms'), 0)
$$;
--> statement-breakpoint
-- Reserves packs for many requests at once, in their order. The stock row is the first and only lock that a request waits
-- for; the statements after it see all that was sold before. 'AGAIN' stands for another call: a second request of one
-- member, or one whose packs an earlier request of the same call may have taken.
CREATE OR REPLACE FUNCTION reserve_packs(p_seq integer, p_fixed_time bigint, p_hold bigint, p_requests jsonb)
RETURNS TABLE (
  place integer, outcome text, id text, body_hash text, status text, amount integer, payment_amount integer,
  method text, redirect_url text, expires_at bigint, title text, vendor_name text, start_at bigint
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  d mintings%ROWTYPE;
  v_now bigint;
  v_gated boolean;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq FOR UPDATE;
  v_now := coalesce(p_fixed_time, fandeck_now());
  v_gated := EXISTS (SELECT FROM gates g WHERE g.minting_seq = p_seq AND g.pass_rate IS NOT NULL);
  IF expire_packs(p_seq, v_now) > 0 THEN
    SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  END IF;
  RETURN QUERY
  WITH requests AS (
    SELECT w.* FROM jsonb_to_recordset(p_requests) AS w(
      place integer, user_id text, key text, hash text, id text, amount integer, agreed_amount bigint, method text, redirect_url text,
      passed boolean, agreed boolean, opening boolean, buyer text, receipt_type text, receipt_info_type text, receipt_info text)
  ), known AS (
    SELECT w.place, w.agreed_amount, o.* FROM requests w CROSS JOIN LATERAL (
      SELECT * FROM orders o WHERE o.user_id = w.user_id AND o.idempotency_key = w.key LIMIT 1) o
  ), fresh AS (
    SELECT w.*, row_number() OVER (PARTITION BY w.user_id ORDER BY w.place) AS turn,
      CASE WHEN d.paid THEN d.payment_amount * w.amount ELSE 0 END AS price
    FROM requests w WHERE NOT EXISTS (SELECT FROM known k WHERE k.place = w.place)
  ), judged AS MATERIALIZED (
    SELECT f.*, CASE
      WHEN d.minting_seq IS NULL THEN 'NOT_FOUND'
      WHEN f.turn > 1 THEN 'AGAIN'
      WHEN d.paused AND v_now < d.end_at THEN 'PAUSED'
      WHEN NOT d.enabled OR v_now >= d.end_at THEN 'ENDED'
      WHEN v_now < d.start_at THEN 'NOT_OPEN'
      WHEN d.whitelist AND (SELECT l.user_id FROM minting_whitelist l
        WHERE l.minting_seq = p_seq AND l.user_id = f.user_id) IS NULL THEN 'NOT_LISTED'
      WHEN f.amount > d.max_qty_txn THEN 'LIMIT_OVER'
      WHEN f.amount > d.remaining THEN 'SOLD_OUT'
      WHEN f.amount + coalesce((SELECT h.qty FROM minting_wallets h
        WHERE h.minting_seq = p_seq AND h.user_id = f.user_id), 0) > d.max_qty_wallet THEN 'LIMIT_OVER'
      WHEN f.agreed_amount <> f.price THEN 'PRICE_CHANGED'
      WHEN v_gated AND NOT coalesce(f.passed, false) THEN 'PASS_REQUIRED'
      ELSE 'OK' END AS verdict
    FROM fresh f
  ), ordered AS (
    SELECT j.*, sum(j.amount) FILTER (WHERE j.verdict = 'OK') OVER (ORDER BY j.place) AS upto FROM judged j
  ), admitted AS (
    SELECT * FROM ordered l WHERE l.verdict = 'OK' AND l.upto <= d.remaining
  ), stock AS (
    UPDATE mintings m SET remaining = m.remaining - s.packs, held = m.held + s.packs
    FROM (SELECT sum(t.amount)::integer AS packs FROM admitted t) s
    WHERE m.minting_seq = p_seq AND s.packs > 0
  ), counted AS (
    INSERT INTO minting_wallets AS h (minting_seq, user_id, qty, max_qty)
    SELECT p_seq, t.user_id, t.amount, d.max_qty_wallet FROM admitted t ORDER BY t.user_id
    ON CONFLICT (minting_seq, user_id) DO UPDATE SET qty = h.qty + excluded.qty, max_qty = excluded.max_qty
  ), sold AS (
    INSERT INTO orders (
      id, user_id, minting_seq, idempotency_key, body_hash, status, amount, payment_amount, method, redirect_url,
      transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info, created_at, expires_at,
      opening_agreed_at)
    SELECT t.id, t.user_id, p_seq, t.key, t.hash, 'RESERVED', t.amount, t.price, t.method, t.redirect_url,
      t.agreed, t.buyer, t.receipt_type, t.receipt_info_type, t.receipt_info, v_now, v_now + p_hold,
      CASE WHEN t.opening THEN v_now END
    FROM admitted t
  ), answers AS (
    SELECT l.place, CASE
        WHEN l.verdict = 'OK' AND l.upto > d.remaining THEN 'AGAIN' ELSE l.verdict END AS outcome,
      l.id, l.hash AS body_hash, 'RESERVED' AS status, l.amount, l.price AS payment_amount, l.method, l.redirect_url,
      v_now + p_hold AS expires_at, p_seq AS seq
    FROM ordered l
    UNION ALL
    SELECT k.place, CASE WHEN k.agreed_amount <> k.payment_amount THEN 'PRICE_CHANGED' ELSE 'OK' END, k.id, k.body_hash, k.status, k.amount, k.payment_amount, k.method, k.redirect_url,
      k.expires_at, k.minting_seq
    FROM known k
  )
  SELECT a.place, a.outcome, a.id, a.body_hash, a.status, a.amount, a.payment_amount, a.method, a.redirect_url,
    a.expires_at, m.title, m.vendor_name, m.start_at
  FROM answers a LEFT JOIN mintings m ON m.minting_seq = a.seq;
END $$;
--> statement-breakpoint
-- Stores what is to be done with an order, as operators see it; none while its fan pays.
CREATE OR REPLACE FUNCTION stage_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage := CASE
    WHEN NEW.status = 'RESERVED' THEN NULL
    WHEN NEW.status = 'REFUND_DUE' THEN 'refundDue'
    WHEN NEW.status = 'REFUNDED' THEN 'refunded'
    WHEN NEW.status = 'FAILED' THEN 'failed'
    WHEN NEW.status <> 'PAID' THEN 'ended'
    WHEN NEW.return_requested_at IS NOT NULL AND NEW.return_refused_at IS NULL THEN 'returning'
    WHEN NOT (SELECT m.ships_goods FROM mintings m WHERE m.minting_seq = NEW.minting_seq) THEN 'paid'
    WHEN NEW.invoice_no IS NULL THEN 'toShip'
    WHEN NEW.delivered_at IS NULL THEN 'shipped'
    ELSE 'delivered' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Stores the stages of a drop's paid orders again, once it sends goods or no longer does.
CREATE OR REPLACE FUNCTION stage_orders_of_drop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET stage = o.stage WHERE o.minting_seq = NEW.minting_seq AND o.status = 'PAID';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds how many fans have come to the gates or left them as rows of their own, which no other fan waits for; a job adds them
-- to the counts.
CREATE OR REPLACE FUNCTION count_fans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO gate_changes (minting_seq, fans) SELECT n.minting_seq, count(*) FROM new_rows n GROUP BY 1;
  ELSE
    INSERT INTO gate_changes (minting_seq, fans) SELECT o.minting_seq, -count(*) FROM old_rows o GROUP BY 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Takes part at a gate whose room is open. The lock, which only fans around the opening take, lets the draw wait for
-- those who entered in time.
CREATE OR REPLACE FUNCTION join_gate(p_seq integer, p_user text, p_fixed_time bigint, p_call bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_start bigint;
BEGIN
  SELECT m.start_at INTO v_start FROM mintings m JOIN gates g ON g.minting_seq = m.minting_seq
  WHERE m.minting_seq = p_seq AND g.pass_rate IS NOT NULL AND m.enabled
    AND v_now >= m.start_at - 1800000 AND v_now < m.end_at;
  IF v_start IS NULL THEN RETURN; END IF;
  IF v_now < v_start THEN
    PERFORM pg_advisory_xact_lock_shared(7004, p_seq);
    v_now := coalesce(p_fixed_time, fandeck_now());
  END IF;
  INSERT INTO gate_places AS p (minting_seq, user_id, joined_at) VALUES (p_seq, p_user, v_now)
  ON CONFLICT (minting_seq, user_id) DO UPDATE
  SET joined_at = v_now, arrival = DEFAULT, place = NULL, placed_at = NULL, called_at = NULL
  WHERE p.called_at + p_call <= v_now;
END $$;
--> statement-breakpoint
-- Gives a place to every fan without one: the fans from before the opening in the order of the draw, then the others by
-- arrival. Calls follow at the rate of the gate. False when another transaction is doing so.
CREATE OR REPLACE FUNCTION place_fans(p_seq integer, p_fixed_time bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_start bigint;
  v_now bigint;
  v_first double precision;
  v_step double precision;
  v_placed integer;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND OR g.pass_rate IS NULL THEN RETURN false; END IF;
  SELECT start_at INTO v_start FROM mintings WHERE minting_seq = p_seq;
  v_now := coalesce(p_fixed_time, fandeck_now());
  IF v_now < v_start THEN RETURN false; END IF;
  IF g.drawn_at IS NULL THEN
    PERFORM pg_advisory_xact_lock(7004, p_seq);
    g.drawn_at := v_now;
    g.draw_seed := coalesce(g.draw_seed, gen_random_uuid()::text || gen_random_uuid()::text);
  END IF;
  v_first := greatest(g.next_call_at, v_now);
  v_step := 1000 / g.pass_rate;
  WITH unplaced AS (
    SELECT user_id, row_number() OVER (ORDER BY
        joined_at >= v_start,
        CASE WHEN joined_at < v_start THEN sha256(convert_to(g.draw_seed || user_id, 'UTF8')) END,
        arrival) AS n
    FROM gate_places WHERE minting_seq = p_seq AND place IS NULL
  )
  UPDATE gate_places p SET place = g.last_place + u.n, placed_at = v_now,
    called_at = ceil(v_first + (u.n - 1) * v_step)::bigint
  FROM unplaced u WHERE p.minting_seq = p_seq AND p.user_id = u.user_id;
  GET DIAGNOSTICS v_placed = ROW_COUNT;
  UPDATE gates SET drawn_at = g.drawn_at, draw_seed = g.draw_seed, last_place = g.last_place + v_placed,
    next_call_at = CASE WHEN v_placed > 0 THEN v_first + v_placed * v_step ELSE next_call_at END
  WHERE minting_seq = p_seq;
  RETURN true;
END $$;
--> statement-breakpoint
-- Spaces the calls that are still to come by the rate of the gate.
CREATE OR REPLACE FUNCTION space_calls(p_seq integer, p_fixed_time bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_spaced integer;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE;
  WITH coming AS (
    SELECT user_id, row_number() OVER (ORDER BY place) AS n
    FROM gate_places WHERE minting_seq = p_seq AND called_at > v_now
  )
  UPDATE gate_places p SET called_at = ceil(v_now + c.n * 1000 / g.pass_rate)::bigint
  FROM coming c WHERE p.minting_seq = p_seq AND p.user_id = c.user_id;
  GET DIAGNOSTICS v_spaced = ROW_COUNT;
  UPDATE gates SET next_call_at = v_now + (v_spaced + 1) * 1000 / g.pass_rate
  WHERE minting_seq = p_seq AND next_call_at > v_now;
END $$;
--> statement-breakpoint
-- Adds a member who signs up, or proves a phone number, to the drops whose whitelist names them.
CREATE OR REPLACE FUNCTION list_member(p_user text, p_names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO minting_whitelist (minting_seq, user_id)
  SELECT m.minting_seq, p_user FROM shop_listed l
  JOIN shop_things t ON t.kind = 'drops' AND t.file ->> 'whitelist' = l.list
  JOIN mintings m ON m.minting_seq = t.id
  WHERE l.member = ANY (p_names)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
-- Phone and member id are proved; the address of a linked account may not be, so that it admits to no list.
CREATE OR REPLACE FUNCTION list_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_member(NEW.id, ARRAY[NEW.phone, NEW.mbr_id, lower(NEW.mbr_id)]);
  PERFORM give_listed(NEW.id, ARRAY[NEW.phone, NEW.mbr_id, lower(NEW.mbr_id)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mintings_copies_new AFTER INSERT ON mintings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_copies_of_minting();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mintings_copies_more AFTER UPDATE ON mintings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((((new.remaining + new.held) > (old.remaining + old.held)) OR (new.one_time_qty > old.one_time_qty))) EXECUTE FUNCTION check_copies_of_minting();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER editions_copies_taken AFTER UPDATE ON editions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.minting_seq IS NOT NULL) AND ((new.minting_seq IS DISTINCT FROM old.minting_seq) OR ((old.user_id IS NULL) AND (new.user_id IS NOT NULL) AND (new.order_id IS NULL))))) EXECUTE FUNCTION check_copies_of_edition();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER editions_copies_gone AFTER DELETE ON editions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((old.minting_seq IS NOT NULL)) EXECUTE FUNCTION check_copies_of_edition();
--> statement-breakpoint
CREATE TRIGGER users_listed AFTER INSERT OR UPDATE OF phone ON users FOR EACH ROW EXECUTE FUNCTION list_new_user();
--> statement-breakpoint
CREATE TRIGGER editions_free_new AFTER INSERT ON editions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER editions_free_changed AFTER UPDATE ON editions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER editions_free_gone AFTER DELETE ON editions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_new AFTER INSERT ON printed_codes REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_changed AFTER UPDATE ON printed_codes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_gone AFTER DELETE ON printed_codes REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_new AFTER INSERT ON campaign_picks REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_changed AFTER UPDATE ON campaign_picks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_gone AFTER DELETE ON campaign_picks REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER editions_counted_new AFTER INSERT ON editions REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_changed AFTER UPDATE ON editions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_gone AFTER DELETE ON editions REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER orders_staged BEFORE UPDATE ON orders FOR EACH ROW WHEN (((new.status <> 'RESERVED'::text) OR (new.stage IS NOT NULL))) EXECUTE FUNCTION stage_order();
--> statement-breakpoint
CREATE TRIGGER orders_staged_new BEFORE INSERT ON orders FOR EACH ROW WHEN (((new.status <> 'RESERVED'::text) OR (new.stage IS NOT NULL))) EXECUTE FUNCTION stage_order();
--> statement-breakpoint
CREATE TRIGGER mintings_goods AFTER UPDATE OF ships_goods ON mintings FOR EACH ROW WHEN ((new.ships_goods <> old.ships_goods)) EXECUTE FUNCTION stage_orders_of_drop();
--> statement-breakpoint
CREATE TRIGGER orders_counted_new AFTER INSERT ON orders FOR EACH ROW WHEN ((new.stage IS NOT NULL)) EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER gate_places_counted_new AFTER INSERT ON gate_places REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_fans();
--> statement-breakpoint
CREATE TRIGGER gate_places_counted_gone AFTER DELETE ON gate_places REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_fans();
--> statement-breakpoint
CREATE TRIGGER free_copies_counted_new AFTER INSERT ON free_copies REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_free_cards();
--> statement-breakpoint
CREATE TRIGGER free_copies_counted_gone AFTER DELETE ON free_copies REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_free_cards();
