DROP INDEX "orders_member";--> statement-breakpoint
-- As before, but the packs that a member holds are looked up by their key: a join is planned as a scan of all wallets.
CREATE OR REPLACE FUNCTION reserve_packs(p_seq integer, p_standstill bigint, p_hold bigint, p_wishes jsonb)
RETURNS TABLE (
  place integer, outcome text, id text, body_hash text, status text, amount integer, payment_amount integer,
  method text, redirect_url text, expires_at bigint, title text, vendor_name text, start_at bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  d mintings%ROWTYPE;
  v_now bigint;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq FOR UPDATE;
  v_now := coalesce(p_standstill, fandeck_now());
  IF expire_packs(p_seq, v_now) > 0 THEN
    SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  END IF;
  RETURN QUERY
  WITH wish AS (
    SELECT w.* FROM jsonb_to_recordset(p_wishes) AS w(
      place integer, user_id text, key text, hash text, id text, amount integer, method text, redirect_url text,
      agreed boolean, buyer text, receipt_type text, receipt_info_type text, receipt_info text)
  ), known AS (
    SELECT w.place, o.* FROM wish w JOIN orders o ON o.user_id = w.user_id AND o.idempotency_key = w.key
  ), fresh AS (
    SELECT w.*, row_number() OVER (PARTITION BY w.user_id ORDER BY w.place) AS turn
    FROM wish w WHERE NOT EXISTS (SELECT FROM known k WHERE k.place = w.place)
  ), judged AS (
    SELECT f.*, CASE
      WHEN d.minting_seq IS NULL THEN 'NOT_FOUND'
      WHEN f.turn > 1 THEN 'AGAIN'
      WHEN NOT d.enabled OR v_now >= d.end_at THEN 'ENDED'
      WHEN v_now < d.start_at THEN 'NOT_OPEN'
      WHEN d.whitelist AND NOT EXISTS (
        SELECT FROM minting_whitelist l WHERE l.minting_seq = p_seq AND l.user_id = f.user_id) THEN 'NOT_LISTED'
      WHEN f.amount > d.max_qty_txn THEN 'LIMIT_OVER'
      WHEN f.amount > d.remaining THEN 'SOLD_OUT'
      WHEN f.amount + coalesce((SELECT h.qty FROM minting_wallets h
        WHERE h.minting_seq = p_seq AND h.user_id = f.user_id), 0) > d.max_qty_wallet THEN 'LIMIT_OVER'
      ELSE 'OK' END AS verdict
    FROM fresh f
  ), lined AS (
    SELECT j.*, sum(j.amount) FILTER (WHERE j.verdict = 'OK') OVER (ORDER BY j.place) AS upto FROM judged j
  ), taken AS (
    SELECT * FROM lined l WHERE l.verdict = 'OK' AND l.upto <= d.remaining
  ), stock AS (
    UPDATE mintings m SET remaining = m.remaining - s.packs
    FROM (SELECT sum(t.amount)::integer AS packs FROM taken t) s
    WHERE m.minting_seq = p_seq AND s.packs > 0
  ), counted AS (
    INSERT INTO minting_wallets AS h (minting_seq, user_id, qty, max_qty)
    SELECT p_seq, t.user_id, t.amount, d.max_qty_wallet FROM taken t ORDER BY t.user_id
    ON CONFLICT (minting_seq, user_id) DO UPDATE SET qty = h.qty + excluded.qty, max_qty = excluded.max_qty
  ), sold AS (
    INSERT INTO orders AS o (
      id, user_id, minting_seq, idempotency_key, body_hash, status, amount, payment_amount, method, redirect_url,
      transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info, created_at, expires_at)
    SELECT t.id, t.user_id, p_seq, t.key, t.hash, 'RESERVED', t.amount,
      CASE WHEN d.paid THEN d.payment_amount * t.amount ELSE 0 END, t.method, t.redirect_url,
      t.agreed, t.buyer, t.receipt_type, t.receipt_info_type, t.receipt_info, v_now, v_now + p_hold
    FROM taken t
    RETURNING o.*
  ), answers AS (
    SELECT l.place, CASE
        WHEN s.id IS NOT NULL THEN 'OK' WHEN l.verdict = 'OK' THEN 'AGAIN' ELSE l.verdict END AS outcome,
      s.id, s.body_hash, s.status, s.amount, s.payment_amount, s.method, s.redirect_url, s.expires_at, p_seq AS seq
    FROM lined l LEFT JOIN sold s ON s.id = l.id
    UNION ALL
    SELECT k.place, 'OK', k.id, k.body_hash, k.status, k.amount, k.payment_amount, k.method, k.redirect_url,
      k.expires_at, k.minting_seq
    FROM known k
  )
  SELECT a.place, a.outcome, a.id, a.body_hash, a.status, a.amount, a.payment_amount, a.method, a.redirect_url,
    a.expires_at, m.title, m.vendor_name, m.start_at
  FROM answers a LEFT JOIN mintings m ON m.minting_seq = a.seq;
END $$;
