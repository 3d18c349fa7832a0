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
