-- No stock without its copies: remaining and held packs, times the cards of a pack, are at most the copies of the drop.
-- Selling and releasing move packs between the two and leave the sum, so that only other changes are checked.
CREATE FUNCTION copies_of_drop(p_seq integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  -- Free copies, and those that orders of the drop have drawn.
  SELECT count(*) FROM editions e WHERE e.minting_seq = p_seq AND (e.user_id IS NULL OR e.order_id IS NOT NULL)
$$;
--> statement-breakpoint
CREATE FUNCTION check_copies_of_drop(p_seq integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  d mintings%ROWTYPE;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  IF FOUND AND copies_of_drop(p_seq) < (d.remaining + d.held)::bigint * d.one_time_qty THEN
    RAISE EXCEPTION 'drop % has fewer copies than its packs need', p_seq
      USING ERRCODE = 'check_violation', CONSTRAINT = 'mintings_copies', TABLE = 'mintings';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_copies_of_minting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(NEW.minting_seq);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION check_copies_of_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(OLD.minting_seq);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mintings_copies_new AFTER INSERT ON mintings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION check_copies_of_minting();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER mintings_copies_more AFTER UPDATE ON mintings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    NEW.remaining + NEW.held > OLD.remaining + OLD.held OR NEW.one_time_qty > OLD.one_time_qty)
  EXECUTE FUNCTION check_copies_of_minting();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER editions_copies_taken AFTER UPDATE ON editions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    OLD.minting_seq IS NOT NULL AND (
      NEW.minting_seq IS DISTINCT FROM OLD.minting_seq
      OR (OLD.user_id IS NULL AND NEW.user_id IS NOT NULL AND NEW.order_id IS NULL)))
  EXECUTE FUNCTION check_copies_of_edition();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER editions_copies_gone AFTER DELETE ON editions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.minting_seq IS NOT NULL) EXECUTE FUNCTION check_copies_of_edition();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION reserve_packs(p_seq integer, p_standstill bigint, p_hold bigint, p_wishes jsonb)
RETURNS TABLE (
  place integer, outcome text, id text, body_hash text, status text, amount integer, payment_amount integer,
  method text, redirect_url text, expires_at bigint, title text, vendor_name text, start_at bigint
) LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  d mintings%ROWTYPE;
  v_now bigint;
  v_gated boolean;
BEGIN
  SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq FOR UPDATE;
  v_now := coalesce(p_standstill, fandeck_now());
  v_gated := EXISTS (SELECT FROM gates g WHERE g.minting_seq = p_seq AND g.pass_rate IS NOT NULL);
  IF expire_packs(p_seq, v_now) > 0 THEN
    SELECT * INTO d FROM mintings m WHERE m.minting_seq = p_seq;
  END IF;
  RETURN QUERY
  WITH wish AS (
    SELECT w.* FROM jsonb_to_recordset(p_wishes) AS w(
      place integer, user_id text, key text, hash text, id text, amount integer, agreed_amount bigint, method text, redirect_url text,
      passed boolean, agreed boolean, opening boolean, buyer text, receipt_type text, receipt_info_type text, receipt_info text)
  ), known AS (
    SELECT w.place, w.agreed_amount, o.* FROM wish w CROSS JOIN LATERAL (
      SELECT * FROM orders o WHERE o.user_id = w.user_id AND o.idempotency_key = w.key LIMIT 1) o
  ), fresh AS (
    SELECT w.*, row_number() OVER (PARTITION BY w.user_id ORDER BY w.place) AS turn,
      CASE WHEN d.paid THEN d.payment_amount * w.amount ELSE 0 END AS price
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
      WHEN f.agreed_amount <> f.price THEN 'PRICE_CHANGED'
      WHEN v_gated AND NOT coalesce(f.passed, false) THEN 'PASS_REQUIRED'
      ELSE 'OK' END AS verdict
    FROM fresh f
  ), lined AS (
    SELECT j.*, sum(j.amount) FILTER (WHERE j.verdict = 'OK') OVER (ORDER BY j.place) AS upto FROM judged j
  ), taken AS (
    SELECT * FROM lined l WHERE l.verdict = 'OK' AND l.upto <= d.remaining
  ), stock AS (
    UPDATE mintings m SET remaining = m.remaining - s.packs, held = m.held + s.packs
    FROM (SELECT sum(t.amount)::integer AS packs FROM taken t) s
    WHERE m.minting_seq = p_seq AND s.packs > 0
  ), counted AS (
    INSERT INTO minting_wallets AS h (minting_seq, user_id, qty, max_qty)
    SELECT p_seq, t.user_id, t.amount, d.max_qty_wallet FROM taken t ORDER BY t.user_id
    ON CONFLICT (minting_seq, user_id) DO UPDATE SET qty = h.qty + excluded.qty, max_qty = excluded.max_qty
  ), sold AS (
    INSERT INTO orders (
      id, user_id, minting_seq, idempotency_key, body_hash, status, amount, payment_amount, method, redirect_url,
      transfer_agreement, buyer_name, receipt_type, receipt_info_type, receipt_info, created_at, expires_at,
      opening_agreed_at)
    SELECT t.id, t.user_id, p_seq, t.key, t.hash, 'RESERVED', t.amount, t.price, t.method, t.redirect_url,
      t.agreed, t.buyer, t.receipt_type, t.receipt_info_type, t.receipt_info, v_now, v_now + p_hold,
      CASE WHEN t.opening THEN v_now END
    FROM taken t
  ), answers AS (
    SELECT l.place, CASE
        WHEN l.verdict = 'OK' AND l.upto > d.remaining THEN 'AGAIN' ELSE l.verdict END AS outcome,
      l.id, l.hash AS body_hash, 'RESERVED' AS status, l.amount, l.price AS payment_amount, l.method, l.redirect_url,
      v_now + p_hold AS expires_at, p_seq AS seq
    FROM lined l
    UNION ALL
    SELECT k.place, CASE WHEN k.agreed_amount <> k.payment_amount THEN 'PRICE_CHANGED' ELSE 'OK' END, k.id, k.body_hash, k.status, k.amount, k.payment_amount, k.method, k.redirect_url,
      k.expires_at, k.minting_seq
    FROM known k
  )
  SELECT a.place, a.outcome, a.id, a.body_hash, a.status, a.amount, a.payment_amount, a.method, a.redirect_url,
    a.expires_at, m.title, m.vendor_name, m.start_at
  FROM answers a LEFT JOIN mintings m ON m.minting_seq = a.seq;
END $$;
