-- Spaces the calls that are still to come by the rate of the gate.
CREATE OR REPLACE FUNCTION space_calls(p_seq integer, p_fixed_time bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_spaced integer;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE;
  WITH coming AS (
    SELECT user_id, row_number() OVER (ORDER BY place) AS n
    FROM gate_places WHERE minting_seq = p_seq AND called_at > v_now
  )
  UPDATE gate_places p SET called_at = ceil(v_now + c.n * 1000 / g.pass_rate)::bigint
  FROM coming c WHERE p.minting_seq = p_seq AND p.user_id = c.user_id;
  GET DIAGNOSTICS v_spaced = ROW_COUNT;
  UPDATE gates SET next_call_at = v_now + (v_spaced + 1) * 1000 / g.pass_rate
  WHERE minting_seq = p_seq AND next_call_at > v_now;
END $$;
