CREATE OR REPLACE FUNCTION list_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_member(NEW.id, ARRAY[NEW.phone, NEW.mbr_id]);
  RETURN NULL;
END $$;
