-- Adds a member who signs up, or proves a phone number, to the drops whose whitelist names them.
CREATE OR REPLACE FUNCTION list_member(p_user text, p_names text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO minting_whitelist (minting_seq, user_id)
  SELECT m.minting_seq, p_user FROM shop_listed l
  JOIN shop_things t ON t.kind = 'drops' AND t.file ->> 'whitelist' = l.list
  JOIN mintings m ON m.minting_seq = t.id
  WHERE l.member = ANY (p_names)
  ON CONFLICT DO NOTHING
$$;
