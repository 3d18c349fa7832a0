-- functions 9805215b30871ae5
-- The triggers keep later changes out until the free copies that exist are counted.
CREATE TABLE "free_cards" (
	"minting_seq" integer NOT NULL,
	"metadata_idx" integer NOT NULL,
	"copies" integer NOT NULL,
	CONSTRAINT "free_cards_minting_seq_metadata_idx_pk" PRIMARY KEY("minting_seq","metadata_idx")
);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_free_cards() RETURNS trigger LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO free_cards (minting_seq, metadata_idx, copies)
    SELECT n.pool, n.metadata_idx, count(*) FROM new_rows n WHERE n.pool > 0 GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (minting_seq, metadata_idx) DO UPDATE SET copies = free_cards.copies + excluded.copies;
  ELSE
    UPDATE free_cards f SET copies = f.copies - g.copies
    FROM (SELECT o.pool, o.metadata_idx, count(*) AS copies FROM old_rows o WHERE o.pool > 0 GROUP BY 1, 2) g
    WHERE f.minting_seq = g.pool AND f.metadata_idx = g.metadata_idx;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER free_copies_counted_new AFTER INSERT ON free_copies REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_free_cards();
--> statement-breakpoint
CREATE TRIGGER free_copies_counted_gone AFTER DELETE ON free_copies REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_free_cards();
--> statement-breakpoint
INSERT INTO "free_cards" ("minting_seq", "metadata_idx", "copies")
SELECT f.pool, f.metadata_idx, count(*) FROM free_copies f WHERE f.pool > 0 GROUP BY 1, 2
ON CONFLICT ("minting_seq", "metadata_idx") DO UPDATE SET copies = excluded.copies;
