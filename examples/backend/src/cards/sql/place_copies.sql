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
