-- Gives the last places of a gate a pace, which replaces that of all from `p_from` on.
CREATE OR REPLACE FUNCTION pace_calls(p_seq integer, p_from integer, p_to integer, p_called double precision,
  p_step double precision) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM gate_paces WHERE minting_seq = p_seq AND from_place >= p_from;
  UPDATE gate_paces SET to_place = p_from - 1 WHERE minting_seq = p_seq AND to_place >= p_from;
  IF p_from > p_to THEN RETURN; END IF;
  INSERT INTO gate_paces (minting_seq, from_place, to_place, called_at, step)
  VALUES (p_seq, p_from, p_to, p_called, p_step);
END $$;
