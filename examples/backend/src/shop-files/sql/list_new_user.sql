-- Phone and member id are proved; the address of a linked account may not be, so that it admits to no list.
CREATE OR REPLACE FUNCTION list_new_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM list_member(NEW.id, ARRAY[NEW.phone, NEW.mbr_id, lower(NEW.mbr_id)]);
  PERFORM give_listed(NEW.id, ARRAY[NEW.phone, NEW.mbr_id, lower(NEW.mbr_id)]);
  RETURN NULL;
END $$;
