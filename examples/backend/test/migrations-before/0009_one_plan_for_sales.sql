-- As before, but planned once and not at each call, and each wish judged once; it is answered from what was judged,
-- because the join with the orders just made compared every wish with every order. A plan is kept while tables grow,
-- so it may only look rows up by their keys: scans are off, and what is looked up are subqueries of one row.
CREATE OR REPLACE FUNCTION reserve_packs(p_seq integer, p_standstill bigint, p_hold bigint, p_wishes jsonb)
RETURNS TABLE (
  place integer, outcome text, id text, body_hash text, status text, amount integer, payment_amount integer,
  method text, redirect_url text, expires_at bigint, title text, vendor_name text, start_at bigint
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
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
    SELECT w.place, o.* FROM wish w CROSS JOIN LATERAL (
      SELECT * FROM orders o WHERE o.user_id = w.user_id AND o.idempotency_key = w.key LIMIT 1) o
  ), fresh AS (
    SELECT w.*, row_number() OVER (PARTITION BY w.user_id ORDER BY w.place) AS turn
    FROM wish w WHERE NOT EXISTS (SELECT FROM known k WHERE k.place = w.place)
  ), judged AS MATERIALIZED (
    SELECT f.*, CASE
      WHEN d.minting_seq IS NULL THEN 'NOT_FOUND'
      WHEN f.turn > 1 THEN 'AGAIN'
      WHEN NOT d.enabled OR v_now >= d.end_at THEN 'ENDED'
      WHEN v_now < d.start_at THEN 'NOT_OPEN'
      WHEN d.whitelist AND (SELECT l.user_id FROM minting_whitelist l
        WHERE l.minting_seq = p_seq AND l.user_id = f.user_id) IS NULL THEN 'NOT_LISTED'
      WHEN f.amount > d.max_qty_txn THEN 'LIMIT_OVER'
      WHEN f.amount > d.remaining THEN 'SOLD_OUT'
      WHEN f.amount + coalesce((SELECT h.qty FROM minting_wallets h
        WHERE h.minting_seq = p_seq AND h.user_id = f.user_id), 0) > d.max_qty_wallet THEN 'LIMIT_OVER'
      ELSE 'OK' END AS verdict
    FROM fresh f
  ), lined AS (
    SELECT j.*, CASE WHEN d.paid THEN d.payment_amount * j.amount ELSE 0 END AS price,
      sum(j.amount) FILTER (WHERE j.verdict = 'OK') OVER (ORDER BY j.place) AS upto FROM judged j
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
    INSERT INTO orders (
      id, user_id, minting_seq, idempotency_key, body_hash, status, amount, payment_amount, method, redirect_url,
      transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info, created_at, expires_at)
    SELECT t.id, t.user_id, p_seq, t.key, t.hash, 'RESERVED', t.amount, t.price, t.method, t.redirect_url,
      t.agreed, t.buyer, t.receipt_type, t.receipt_info_type, t.receipt_info, v_now, v_now + p_hold
    FROM taken t
  ), answers AS (
    SELECT l.place, CASE
        WHEN l.verdict = 'OK' AND l.upto > d.remaining THEN 'AGAIN' ELSE l.verdict END AS outcome,
      l.id, l.hash AS body_hash, 'RESERVED' AS status, l.amount, l.price AS payment_amount, l.method, l.redirect_url,
      v_now + p_hold AS expires_at, p_seq AS seq
    FROM lined l
    UNION ALL
    SELECT k.place, 'OK', k.id, k.body_hash, k.status, k.amount, k.payment_amount, k.method, k.redirect_url,
      k.expires_at, k.minting_seq
    FROM known k
  )
  SELECT a.place, a.outcome, a.id, a.body_hash, a.status, a.amount, a.payment_amount, a.method, a.redirect_url,
    a.expires_at, m.title, m.vendor_name, m.start_at
  FROM answers a LEFT JOIN mintings m ON m.minting_seq = a.seq;
END $$;
