-- Gives a place to the next 10,000 fans without one, so that the first of a large draw are called while the rest is placed:
-- the fans from before the opening in the order of the draw, then the others by arrival. Calls follow at the rate of the
-- gate. False when another transaction is doing so.
CREATE OR REPLACE FUNCTION place_fans(p_seq integer, p_fixed_time bigint) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  g gates%ROWTYPE;
  v_start bigint;
  v_now bigint;
  v_first double precision;
  v_step double precision;
  v_placed integer;
BEGIN
  SELECT * INTO g FROM gates WHERE minting_seq = p_seq FOR NO KEY UPDATE SKIP LOCKED;
  IF NOT FOUND OR g.pass_rate IS NULL THEN RETURN false; END IF;
  SELECT start_at INTO v_start FROM mintings WHERE minting_seq = p_seq;
  v_now := coalesce(p_fixed_time, fandeck_now());
  IF v_now < v_start THEN RETURN false; END IF;
  IF g.drawn_at IS NULL THEN
    PERFORM pg_advisory_xact_lock(7004, p_seq);
    g.drawn_at := v_now;
    g.draw_seed := coalesce(g.draw_seed, gen_random_uuid()::text || gen_random_uuid()::text);
  END IF;
  v_first := greatest(g.next_call_at, v_now);
  v_step := 1000 / g.pass_rate;
  -- The limit is within, so that the sort keeps 10,000 fans and not all who wait.
  WITH unplaced AS (
    SELECT t.user_id, row_number() OVER (ORDER BY t.late, t.drawn, t.arrival) AS n
    FROM (
      SELECT user_id, joined_at >= v_start AS late,
        CASE WHEN joined_at < v_start THEN sha256(convert_to(g.draw_seed || user_id, 'UTF8')) END AS drawn, arrival
      FROM gate_places WHERE minting_seq = p_seq AND place IS NULL
      ORDER BY late, drawn, arrival LIMIT 10000) t
  )
  UPDATE gate_places p SET place = g.last_place + u.n, placed_at = v_now,
    called_at = ceil(v_first + (u.n - 1) * v_step)::bigint
  FROM unplaced u WHERE p.minting_seq = p_seq AND p.user_id = u.user_id;
  GET DIAGNOSTICS v_placed = ROW_COUNT;
  UPDATE gates SET drawn_at = g.drawn_at, draw_seed = g.draw_seed, last_place = g.last_place + v_placed,
    next_call_at = CASE WHEN v_placed > 0 THEN v_first + v_placed * v_step ELSE next_call_at END,
    call_step = v_step
  WHERE minting_seq = p_seq;
  RETURN true;
END $$;
