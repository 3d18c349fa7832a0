-- The draw before slots: sorts all free copies of the drop, or of the cards, by chance.
CREATE OR REPLACE FUNCTION draw_copies(p_pools integer[], p_quantity integer, p_owner text, p_order text, p_at bigint)
RETURNS TABLE (card integer, edition integer) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  IF p_pools[1] > 0 THEN
    RETURN QUERY
    UPDATE editions e SET user_id = p_owner, order_id = p_order, acquired_at = p_at
    FROM (
      SELECT f.metadata_idx, f.edition FROM editions f WHERE f.minting_seq = p_pools[1] AND f.user_id IS NULL
      ORDER BY gen_random_uuid() LIMIT p_quantity FOR UPDATE SKIP LOCKED) c
    WHERE e.metadata_idx = c.metadata_idx AND e.edition = c.edition
    RETURNING e.metadata_idx, e.edition;
  ELSE
    RETURN QUERY
    UPDATE editions e SET user_id = p_owner, order_id = p_order, acquired_at = p_at
    FROM (
      SELECT f.metadata_idx, f.edition FROM editions f
      WHERE f.metadata_idx = -p_pools[1] AND f.user_id IS NULL AND f.minting_seq IS NULL AND NOT EXISTS (
        SELECT FROM printed_codes p
        WHERE p.metadata_idx = f.metadata_idx AND p.edition = f.edition AND p.revoked_at IS NULL)
      ORDER BY gen_random_uuid() LIMIT p_quantity FOR UPDATE SKIP LOCKED) c
    WHERE e.metadata_idx = c.metadata_idx AND e.edition = c.edition
    RETURNING e.metadata_idx, e.edition;
  END IF;
END $$;
