-- Stores the stages of a drop's paid orders again, once it sends goods or no longer does.
CREATE OR REPLACE FUNCTION stage_orders_of_drop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET stage = o.stage WHERE o.minting_seq = NEW.minting_seq AND o.status = 'PAID';
  RETURN NULL;
END $$;
