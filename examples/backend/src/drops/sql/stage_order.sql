-- Stores what is to be done with an order, as operators see it; none while its fan pays.
CREATE OR REPLACE FUNCTION stage_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage := CASE
    WHEN NEW.status = 'RESERVED' THEN NULL
    WHEN NEW.status = 'REFUND_DUE' THEN 'refundDue'
    WHEN NEW.status = 'REFUNDED' THEN 'refunded'
    WHEN NEW.status = 'FAILED' THEN 'failed'
    WHEN NEW.status <> 'PAID' THEN 'ended'
    WHEN NEW.return_requested_at IS NOT NULL AND NEW.return_refused_at IS NULL THEN 'returning'
    WHEN NOT (SELECT m.ships_goods FROM mintings m WHERE m.minting_seq = NEW.minting_seq) THEN 'paid'
    WHEN NEW.invoice_no IS NULL THEN 'toShip'
    WHEN NEW.delivered_at IS NULL THEN 'shipped'
    ELSE 'delivered' END;
  RETURN NEW;
END $$;
