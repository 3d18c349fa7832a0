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
