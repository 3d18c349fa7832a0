-- Locks the counts of pools, in the order of their numbers, until the end of the transaction.
CREATE OR REPLACE FUNCTION lock_pools(p_pools integer[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
  INSERT INTO free_counts (pool, copies) SELECT DISTINCT p, 0 FROM unnest(p_pools) p ORDER BY p ON CONFLICT DO NOTHING;
  PERFORM FROM free_counts n WHERE n.pool = ANY (p_pools) ORDER BY n.pool FOR UPDATE;
END $$;
