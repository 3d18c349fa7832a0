-- functions 2411c9c0a97efa83
-- Free copies stand in dense slots, so that a draw finds one by a number (D96). The triggers keep later changes of the
-- copies out until those that exist have their slots.
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
	"copies" integer NOT NULL
);
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
-- The slots of each pool stay dense: the last copies of a pool take the slots of those that leave it.
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
    LEFT JOIN editions e ON e.metadata_idx = c.card AND e.edition = c.edition
    LEFT JOIN free_copies f ON f.metadata_idx = c.card AND f.edition = c.edition
  ) x
  WHERE x.stands IS DISTINCT FROM x.belongs;
  IF v_cards IS NULL THEN RETURN; END IF;
  PERFORM lock_pools(ARRAY(SELECT DISTINCT p FROM unnest(v_from || v_to) p WHERE p IS NOT NULL));

  WITH gone AS (
    DELETE FROM free_copies f USING unnest(v_cards, v_editions, v_from) AS c(card, edition, pool)
    WHERE c.pool IS NOT NULL AND f.metadata_idx = c.card AND f.edition = c.edition
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
    WHERE f.pool = m.pool AND f.slot = m.slot;
  END IF;

  INSERT INTO free_copies (pool, slot, metadata_idx, edition)
  SELECT n.pool, n.copies + row_number() OVER (PARTITION BY n.pool ORDER BY c.card, c.edition) - 1, c.card, c.edition
  FROM unnest(v_cards, v_editions, v_to) AS c(card, edition, pool) JOIN free_counts n ON n.pool = c.pool;
  UPDATE free_counts n SET copies = n.copies + g.copies
  FROM (SELECT u AS pool, count(*)::integer AS copies FROM unnest(v_to) u WHERE u IS NOT NULL GROUP BY u) g
  WHERE n.pool = g.pool;
END $$;
--> statement-breakpoint
-- Keeps the pools of free copies in step with editions, whatever statement has changed them.
CREATE OR REPLACE FUNCTION place_editions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_cards integer[];
  v_editions integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.metadata_idx), array_agg(n.edition) INTO v_cards, v_editions
    FROM new_rows n WHERE n.user_id IS NULL;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.metadata_idx), array_agg(o.edition) INTO v_cards, v_editions
    FROM old_rows o WHERE o.user_id IS NULL;
  ELSE
    SELECT array_agg(u.metadata_idx), array_agg(u.edition) INTO v_cards, v_editions FROM (
      SELECT o.metadata_idx, o.edition FROM old_rows o WHERE o.user_id IS NULL
      UNION ALL
      SELECT n.metadata_idx, n.edition FROM new_rows n WHERE n.user_id IS NULL) u;
  END IF;
  IF v_cards IS NOT NULL THEN PERFORM place_copies(v_cards, v_editions); END IF;
  RETURN NULL;
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
CREATE TRIGGER editions_free_new AFTER INSERT ON editions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER editions_free_changed AFTER UPDATE ON editions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER editions_free_gone AFTER DELETE ON editions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_editions();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_new AFTER INSERT ON printed_codes REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_changed AFTER UPDATE ON printed_codes REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
CREATE TRIGGER printed_codes_free_gone AFTER DELETE ON printed_codes REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION place_printed();
--> statement-breakpoint
INSERT INTO "free_copies" ("pool", "slot", "metadata_idx", "edition")
SELECT f.pool, row_number() OVER (PARTITION BY f.pool ORDER BY f.metadata_idx, f.edition) - 1, f.metadata_idx, f.edition
FROM (
  SELECT coalesce(e.minting_seq, -e.metadata_idx) AS pool, e.metadata_idx, e.edition FROM editions e
  WHERE e.user_id IS NULL AND (e.minting_seq IS NOT NULL OR NOT EXISTS (
    SELECT FROM printed_codes p
    WHERE p.metadata_idx = e.metadata_idx AND p.edition = e.edition AND p.revoked_at IS NULL))
) f;
--> statement-breakpoint
INSERT INTO "free_counts" ("pool", "copies") SELECT f.pool, count(*) FROM "free_copies" f GROUP BY f.pool;
--> statement-breakpoint
DROP INDEX "outbox_due";--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("kind","due_at","id") WHERE "outbox"."done_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;