-- Adds what a statement has changed in the numbers of orders as rows of their own, which no other transaction waits for;
-- a job adds them to the counts. Orders that are being paid are not counted.
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    VALUES (NEW.stage, NEW.status, NEW.minting_seq, coalesce(NEW.settled_at, NEW.created_at) / 10000 * 10000, 1, NEW.amount);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT c.stage, c.status, c.minting_seq, c.span, sum(c.orders), sum(c.packs) FROM (
      SELECT n.stage, n.status, n.minting_seq, coalesce(n.settled_at, n.created_at) / 10000 * 10000 AS span,
        1 AS orders, n.amount AS packs FROM new_rows n WHERE n.stage IS NOT NULL
      UNION ALL
      SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
        -1, -o.amount FROM old_rows o WHERE o.stage IS NOT NULL) c
    GROUP BY 1, 2, 3, 4 HAVING sum(c.orders) <> 0;
  ELSE
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
      -count(*), -sum(o.amount) FROM old_rows o WHERE o.stage IS NOT NULL
    GROUP BY 1, 2, 3, 4;
  END IF;
  RETURN NULL;
END $$;
