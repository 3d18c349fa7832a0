-- A whole number from 0 to below p_count, each equally likely: 48 bits of the database's cryptographic source, drawn again
-- while they are in the incomplete last run of p_count numbers.
CREATE OR REPLACE FUNCTION random_below(p_count bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_bits CONSTANT bigint := 1::bigint << 48;
  v_drawn bigint;
BEGIN
  LOOP
    -- The last 12 digits of a random UUID are 48 random bits.
    v_drawn := ('x' || right(gen_random_uuid()::text, 12))::bit(48)::bigint;
    EXIT WHEN v_drawn < v_bits - v_bits % p_count;
  END LOOP;
  RETURN v_drawn % p_count;
END $$;
