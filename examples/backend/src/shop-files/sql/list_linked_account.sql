CREATE OR REPLACE FUNCTION list_linked_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_member(NEW.user_id, ARRAY[NEW.email]);
  RETURN NULL;
END $$;
