-- Moves the calls that a pause has interrupted or put off. Those to come follow each other evenly by one row; only the fans
-- whose calls the pause has interrupted are written.
CREATE OR REPLACE FUNCTION delay_calls(p_seq integer, p_since bigint, p_ms bigint, p_call bigint, p_fixed_time bigint)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_first integer;
  v_from integer;
  v_called double precision;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE;
  IF g.call_step IS NULL OR p_ms <= 0 THEN RETURN; END IF;
  v_first := place_after(p_seq, g.last_place, p_since - p_call);
  v_from := place_after(p_seq, g.last_place, p_since);
  -- The first call to come has waited for less than a step before the pause; a fan who came during it waits for no more.
  SELECT least(gate_call(p_seq, p.place, p.called_at) + p_ms, v_now + g.call_step) INTO v_called FROM gate_places p
  WHERE p.minting_seq = p_seq AND p.place >= v_from ORDER BY p.place LIMIT 1;
  UPDATE gate_places p SET called_at = gate_call(p_seq, p.place, p.called_at) + p_ms
  WHERE p.minting_seq = p_seq AND p.place >= v_first AND p.place < v_from;
  PERFORM pace_calls(p_seq, v_first, v_first - 1, 0, 0);
  PERFORM pace_calls(p_seq, v_from, g.last_place, v_called, g.call_step);
  UPDATE gates SET next_call_at = CASE
      WHEN v_from <= g.last_place THEN v_called + (g.last_place - v_from + 1) * g.call_step
      ELSE g.next_call_at + p_ms END
  WHERE minting_seq = p_seq AND next_call_at > p_since;
END $$;
