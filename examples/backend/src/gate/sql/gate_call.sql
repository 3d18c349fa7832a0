-- When a place is called: by the pace that a later rate or a pause has given it, or else as it was placed.
CREATE OR REPLACE FUNCTION gate_call(p_seq integer, p_place integer, p_called bigint) RETURNS bigint
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT ceil(p.called_at + (p_place - p.from_place) * p.step)::bigint FROM gate_paces p
      WHERE p.minting_seq = p_seq AND p.from_place <= p_place AND p.to_place >= p_place),
    p_called);
END $$;
