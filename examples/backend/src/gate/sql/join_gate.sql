-- Takes part at a gate whose room is open. The lock, which only fans around the opening take, lets the draw wait for
-- those who entered in time.
CREATE OR REPLACE FUNCTION join_gate(p_seq integer, p_user text, p_fixed_time bigint, p_call bigint) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_now bigint := coalesce(p_fixed_time, fandeck_now());
  v_start bigint;
BEGIN
  SELECT m.start_at INTO v_start FROM mintings m JOIN gates g ON g.minting_seq = m.minting_seq
  WHERE m.minting_seq = p_seq AND g.pass_rate IS NOT NULL AND m.enabled
    AND v_now >= m.start_at - 1800000 AND v_now < m.end_at;
  IF v_start IS NULL THEN RETURN; END IF;
  IF v_now < v_start THEN
    PERFORM pg_advisory_xact_lock_shared(7004, p_seq);
    v_now := coalesce(p_fixed_time, fandeck_now());
  END IF;
  INSERT INTO gate_places AS p (minting_seq, user_id, joined_at) VALUES (p_seq, p_user, v_now)
  ON CONFLICT (minting_seq, user_id) DO UPDATE
  SET joined_at = v_now, arrival = DEFAULT, place = NULL, placed_at = NULL, called_at = NULL
  WHERE gate_call(p_seq, p.place, p.called_at) + p_call <= v_now;
END $$;
