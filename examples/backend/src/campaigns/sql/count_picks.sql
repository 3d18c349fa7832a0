-- Keeps the counts of votes in step with campaign_picks, in the order of their keys, so that no two statements block each
-- other. Statements that change no pick change no count.
CREATE OR REPLACE FUNCTION count_picks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT n.slug, n.match_idx, n.kind, n.slot, count(*) FROM new_rows n GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT u.slug, u.match_idx, u.kind, u.slot, sum(u.change) FROM (
      SELECT n.slug, n.match_idx, n.kind, n.slot, 1 AS change FROM new_rows n
      UNION ALL SELECT o.slug, o.match_idx, o.kind, o.slot, -1 FROM old_rows o) u
    GROUP BY 1, 2, 3, 4 HAVING sum(u.change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSE
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT o.slug, o.match_idx, o.kind, o.slot, -count(*) FROM old_rows o GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  END IF;
  RETURN NULL;
END $$;
