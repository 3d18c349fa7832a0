-- functions 2212ed4cf8727ab9
-- Counts that the statements which change the counted rows keep, so that a vote, the ranking and the desk count no rows.
-- The triggers keep later changes out until those rows that exist are counted.
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
CREATE INDEX "card_counts_rank" ON "card_counts" USING btree ("cards" DESC NULLS FIRST,"created_at");
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
CREATE TRIGGER campaign_picks_counted_new AFTER INSERT ON campaign_picks REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_changed AFTER UPDATE ON campaign_picks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_gone AFTER DELETE ON campaign_picks REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER editions_counted_new AFTER INSERT ON editions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_changed AFTER UPDATE ON editions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_gone AFTER DELETE ON editions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
INSERT INTO "pick_counts" ("slug", "match_idx", "kind", "slot", "picks")
SELECT p.slug, p.match_idx, p.kind, p.slot, count(*) FROM campaign_picks p GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "card_counts" ("user_id", "cards", "created_at")
SELECT e.user_id, count(*), coalesce(max(u.created_at), 0) FROM editions e LEFT JOIN users u ON u.id = e.user_id
WHERE e.user_id NOT IN ('sealed', 'consumed') GROUP BY 1;
