CREATE OR REPLACE FUNCTION check_copies_of_edition() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM check_copies_of_drop(OLD.minting_seq);
  RETURN NULL;
END $$;
