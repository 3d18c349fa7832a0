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
