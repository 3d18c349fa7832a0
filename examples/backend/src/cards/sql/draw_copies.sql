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
