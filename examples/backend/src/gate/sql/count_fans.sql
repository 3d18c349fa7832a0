-- Adds how many fans have come to the gates or left them as rows of their own, which no other fan waits for; a job adds them
-- to the counts.
CREATE OR REPLACE FUNCTION count_fans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO gate_changes (minting_seq, fans) SELECT n.minting_seq, count(*) FROM new_rows n GROUP BY 1;
  ELSE
    INSERT INTO gate_changes (minting_seq, fans) SELECT o.minting_seq, -count(*) FROM old_rows o GROUP BY 1;
  END IF;
  RETURN NULL;
END $$;
