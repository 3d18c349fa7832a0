-- The free copies of a drop, and those that its orders have drawn.
CREATE OR REPLACE FUNCTION copies_of_drop(p_seq integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT f.copies::bigint + f.drawn FROM free_counts f WHERE f.pool = p_seq), 0)
$$;
