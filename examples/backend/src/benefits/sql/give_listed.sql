-- Gives a member who signs up, or proves a phone number, the benefits of lists and gifts that name them.
CREATE OR REPLACE FUNCTION give_listed(p_user text, p_names text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Until the end of the transaction: an apply or a gift that comes later sees this member.
  PERFORM pg_advisory_xact_lock_shared(7005);
  INSERT INTO member_benefits (user_id, claim_idx, given_by)
  SELECT p_user, r.claim_idx, 'listed' FROM benefit_rules r
  JOIN shop_listed l ON l.list = r.list
  WHERE r.kind = 'listed' AND l.member = ANY (p_names)
  UNION
  SELECT p_user, g.claim_idx, g.author FROM benefit_gifts g WHERE g.member = ANY (p_names)
  ON CONFLICT DO NOTHING;
  DELETE FROM benefit_gifts WHERE member = ANY (p_names);
END $$;
