-- The free copies of a drop, and those that its orders have drawn.
CREATE OR REPLACE FUNCTION copies_of_drop(p_seq integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM editions e WHERE e.minting_seq = p_seq AND (e.user_id IS NULL OR e.order_id IS NOT NULL)
$$;
