-- Keeps the number of each member's cards in step with editions, whatever statement has changed them; the sealed and the
-- consumed copies are of no member. Locks the counts in the order of the members.
CREATE OR REPLACE FUNCTION count_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_owners text[];
  v_changes bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT n.user_id, count(*) AS cards FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT o.user_id, -count(*) AS cards FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSE
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes FROM (
      SELECT c.user_id, sum(c.change) AS cards FROM (
        SELECT n.user_id, 1 AS change FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed')
        UNION ALL SELECT o.user_id, -1 FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed')) c
      GROUP BY 1 HAVING sum(c.change) <> 0) u;
  END IF;
  IF v_owners IS NULL THEN RETURN NULL; END IF;
  INSERT INTO card_counts AS c (user_id, cards, created_at)
  SELECT u.user_id, u.cards, coalesce((SELECT m.created_at FROM users m WHERE m.id = u.user_id), 0)
  FROM unnest(v_owners, v_changes) AS u(user_id, cards) ORDER BY u.user_id
  ON CONFLICT (user_id) DO UPDATE SET cards = c.cards + excluded.cards;
  RETURN NULL;
END $$;
