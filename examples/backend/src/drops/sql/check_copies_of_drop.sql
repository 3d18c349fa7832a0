-- No stock without its copies: remaining and held packs, times the cards of a pack, are at most the copies of the drop.
-- Selling and releasing move packs between the two and leave the sum, so that only other changes are checked.
CREATE OR REPLACE FUNCTION check_copies_of_drop(p_seq integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  d mintings%ROWTYPE;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  IF FOUND AND copies_of_drop(p_seq) < (d.remaining + d.held)::bigint * d.one_time_qty THEN
    RAISE EXCEPTION 'drop % has fewer copies than its packs need', p_seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'mintings_copies', TABLE = 'mintings';
  END IF;
END $$;
