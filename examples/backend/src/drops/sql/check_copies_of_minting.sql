CREATE OR REPLACE FUNCTION check_copies_of_minting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(NEW.minting_seq);
  RETURN NULL;
END $$;
