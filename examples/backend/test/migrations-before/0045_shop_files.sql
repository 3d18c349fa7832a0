CREATE TABLE "operator_tokens" (
	"name" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
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
CREATE INDEX "shop_listed_member" ON "shop_listed" USING btree ("member");--> statement-breakpoint
-- functions d88e44eed4fa1124
CREATE FUNCTION list_member(p_user text, p_names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO minting_whitelist (minting_seq, user_id)
  SELECT m.minting_seq, p_user FROM shop_listed l
  JOIN shop_things t ON t.kind = 'drops' AND t.file ->> 'whitelist' = l.list
  JOIN mintings m ON m.minting_seq = t.id
  WHERE l.member = ANY (p_names)
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION list_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_member(NEW.id, ARRAY[NEW.phone, NEW.mbr_id, lower(NEW.mbr_id)]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_listed AFTER INSERT OR UPDATE OF phone ON users FOR EACH ROW EXECUTE FUNCTION list_new_user();
