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
