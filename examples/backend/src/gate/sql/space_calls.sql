-- Spaces the calls that are still to come by the rate of the gate, by one row for all fans who wait.
CREATE OR REPLACE FUNCTION space_calls(p_seq integer, p_fixed_time bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_step double precision;
  v_from integer;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE;
  v_step := 1000 / g.pass_rate;
  IF g.next_call_at > v_now THEN
    v_from := place_after(p_seq, g.last_place, v_now);
    PERFORM pace_calls(p_seq, v_from, g.last_place, v_now + v_step, v_step);
    g.next_call_at := v_now + (g.last_place - v_from + 2) * v_step;
  END IF;
  UPDATE gates SET next_call_at = g.next_call_at, call_step = v_step WHERE minting_seq = p_seq;
END $$;
