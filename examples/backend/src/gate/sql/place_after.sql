-- The first place whose call is after a time, or the next one without such a call. Calls are in the order of the places, so
-- that it reads some twenty of any number of fans.
CREATE OR REPLACE FUNCTION place_after(p_seq integer, p_last integer, p_at bigint) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_low integer := 1;
  v_high integer := p_last + 1;
  v_middle integer;
  v_place integer;
  v_called bigint;
BEGIN
  WHILE v_low < v_high LOOP
    v_middle := (v_low + v_high) / 2;
    -- A fan who has queued again has left a gap.
    SELECT p.place, gate_call(p_seq, p.place, p.called_at) INTO v_place, v_called FROM gate_places p
    WHERE p.minting_seq = p_seq AND p.place >= v_middle ORDER BY p.place LIMIT 1;
    IF v_place IS NULL OR v_called > p_at THEN v_high := v_middle; ELSE v_low := v_place + 1; END IF;
  END LOOP;
  RETURN v_low;
END $$;
