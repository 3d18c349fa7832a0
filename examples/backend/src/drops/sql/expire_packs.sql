-- Ends the overdue reservations of a drop and gives their packs back; the caller has locked the stock row.
CREATE OR REPLACE FUNCTION expire_packs(p_seq integer, p_now bigint) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_ended integer;
  v_packs integer;
BEGIN
  WITH ended AS (
    UPDATE orders SET status = 'EXPIRED', settled_at = p_now
    WHERE minting_seq = p_seq AND status = 'RESERVED' AND expires_at <= p_now
    RETURNING user_id, amount
  ), back AS (
    SELECT user_id, sum(amount)::integer AS packs FROM ended GROUP BY user_id
  ), uncounted AS (
    UPDATE minting_wallets w SET qty = w.qty - b.packs
    FROM back b WHERE w.minting_seq = p_seq AND w.user_id = b.user_id
  )
  SELECT (SELECT count(*) FROM ended), (SELECT coalesce(sum(packs), 0) FROM back) INTO v_ended, v_packs;
  IF v_packs > 0 THEN
    UPDATE mintings SET remaining = remaining + v_packs, held = held - v_packs WHERE minting_seq = p_seq;
  END IF;
  RETURN v_ended;
END $$;
