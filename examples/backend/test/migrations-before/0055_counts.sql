-- functions fb3ea2957f11d337
-- Counts that the statements which change the counted rows keep, so that a vote, the ranking and the desk count no rows.
-- The triggers keep later changes out until those rows that exist are counted.
CREATE TABLE "pick_counts" (
	"slug" text NOT NULL,
	"match_idx" integer NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"picks" integer NOT NULL,
	CONSTRAINT "pick_counts_slug_match_idx_kind_slot_pk" PRIMARY KEY("slug","match_idx","kind","slot")
);
--> statement-breakpoint
CREATE TABLE "card_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"cards" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"status" text NOT NULL,
	"minting_seq" integer NOT NULL,
	"span" bigint NOT NULL,
	"orders" integer NOT NULL,
	"packs" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_counts" (
	"stage" text PRIMARY KEY NOT NULL,
	"orders" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_spans" (
	"minting_seq" integer NOT NULL,
	"span" bigint NOT NULL,
	"status" text NOT NULL,
	"orders" integer NOT NULL,
	"packs" integer NOT NULL,
	CONSTRAINT "order_spans_minting_seq_span_status_pk" PRIMARY KEY("minting_seq","span","status")
);
--> statement-breakpoint
CREATE TABLE "gate_changes" (
	"change_id" bigserial PRIMARY KEY NOT NULL,
	"minting_seq" integer NOT NULL,
	"fans" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_counts" (
	"minting_seq" integer PRIMARY KEY NOT NULL,
	"fans" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "free_counts" ADD COLUMN "drawn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "stage" text;--> statement-breakpoint
CREATE INDEX "card_counts_rank" ON "card_counts" USING btree ("cards" DESC NULLS FIRST,"created_at");--> statement-breakpoint
CREATE INDEX "order_spans_span" ON "order_spans" USING btree ("span");--> statement-breakpoint
CREATE INDEX "handovers_family" ON "handovers" USING btree ("family_id");--> statement-breakpoint
CREATE INDEX "linked_accounts_email" ON "linked_accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "refresh_tokens_created" ON "refresh_tokens" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_nickname_start" ON "users" USING btree (lower("nick_name") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_phone_end" ON "users" USING btree (right("phone", 4));--> statement-breakpoint
CREATE INDEX "code_tries_span" ON "code_tries" USING btree ("span");--> statement-breakpoint
CREATE INDEX "orders_listed" ON "orders" USING btree ("created_at","id") WHERE "orders"."stage" is not null;--> statement-breakpoint
CREATE INDEX "orders_stage" ON "orders" USING btree ("stage","created_at","id") WHERE "orders"."stage" is not null;--> statement-breakpoint
CREATE INDEX "inquiries_waiting" ON "inquiries" USING btree ("asked_at","qna_seq") WHERE "inquiries"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "inquiries_answered" ON "inquiries" USING btree ("asked_at","qna_seq") WHERE "inquiries"."answered_at" is not null;
--> statement-breakpoint
-- Keeps the counts of votes in step with campaign_picks, in the order of their keys, so that no two statements block each
-- other. Statements that change no pick change no count.
CREATE OR REPLACE FUNCTION count_picks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT n.slug, n.match_idx, n.kind, n.slot, count(*) FROM new_rows n GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT u.slug, u.match_idx, u.kind, u.slot, sum(u.change) FROM (
      SELECT n.slug, n.match_idx, n.kind, n.slot, 1 AS change FROM new_rows n
      UNION ALL SELECT o.slug, o.match_idx, o.kind, o.slot, -1 FROM old_rows o) u
    GROUP BY 1, 2, 3, 4 HAVING sum(u.change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  ELSE
    INSERT INTO pick_counts AS c (slug, match_idx, kind, slot, picks)
    SELECT o.slug, o.match_idx, o.kind, o.slot, -count(*) FROM old_rows o GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (slug, match_idx, kind, slot) DO UPDATE SET picks = c.picks + excluded.picks;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the number of each member's cards in step with editions, whatever statement has changed them; the sealed and the
-- consumed copies are of no member. Locks the counts in the order of the members.
CREATE OR REPLACE FUNCTION count_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_owners text[];
  v_changes bigint[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT n.user_id, count(*) AS cards FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes
    FROM (SELECT o.user_id, -count(*) AS cards FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed') GROUP BY 1) u;
  ELSE
    SELECT array_agg(u.user_id), array_agg(u.cards) INTO v_owners, v_changes FROM (
      SELECT c.user_id, sum(c.change) AS cards FROM (
        SELECT n.user_id, 1 AS change FROM new_rows n WHERE n.user_id NOT IN ('sealed', 'consumed')
        UNION ALL SELECT o.user_id, -1 FROM old_rows o WHERE o.user_id NOT IN ('sealed', 'consumed')) c
      GROUP BY 1 HAVING sum(c.change) <> 0) u;
  END IF;
  IF v_owners IS NULL THEN RETURN NULL; END IF;
  INSERT INTO card_counts AS c (user_id, cards, created_at)
  SELECT u.user_id, u.cards, coalesce((SELECT m.created_at FROM users m WHERE m.id = u.user_id), 0)
  FROM unnest(v_owners, v_changes) AS u(user_id, cards) ORDER BY u.user_id
  ON CONFLICT (user_id) DO UPDATE SET cards = c.cards + excluded.cards;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Stores what is to be done with an order, as operators see it; none while its fan pays.
CREATE OR REPLACE FUNCTION stage_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.stage := CASE
    WHEN NEW.status = 'RESERVED' THEN NULL
    WHEN NEW.status = 'REFUND_DUE' THEN 'refundDue'
    WHEN NEW.status = 'REFUNDED' THEN 'refunded'
    WHEN NEW.status = 'FAILED' THEN 'failed'
    WHEN NEW.status <> 'PAID' THEN 'ended'
    WHEN NEW.return_requested_at IS NOT NULL AND NEW.return_refused_at IS NULL THEN 'returning'
    WHEN NOT (SELECT m.ships_goods FROM mintings m WHERE m.minting_seq = NEW.minting_seq) THEN 'paid'
    WHEN NEW.invoice_no IS NULL THEN 'toShip'
    WHEN NEW.delivered_at IS NULL THEN 'shipped'
    ELSE 'delivered' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Stores the stages of a drop's paid orders again, once it sends goods or no longer does.
CREATE OR REPLACE FUNCTION stage_orders_of_drop() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders o SET stage = o.stage WHERE o.minting_seq = NEW.minting_seq AND o.status = 'PAID';
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Adds what a statement has changed in the numbers of orders as rows of their own, which no other transaction waits for;
-- a job adds them to the counts. Orders that are being paid are not counted.
CREATE OR REPLACE FUNCTION count_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    VALUES (NEW.stage, NEW.status, NEW.minting_seq, coalesce(NEW.settled_at, NEW.created_at) / 10000 * 10000, 1, NEW.amount);
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT c.stage, c.status, c.minting_seq, c.span, sum(c.orders), sum(c.packs) FROM (
      SELECT n.stage, n.status, n.minting_seq, coalesce(n.settled_at, n.created_at) / 10000 * 10000 AS span,
        1 AS orders, n.amount AS packs FROM new_rows n WHERE n.stage IS NOT NULL
      UNION ALL
      SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
        -1, -o.amount FROM old_rows o WHERE o.stage IS NOT NULL) c
    GROUP BY 1, 2, 3, 4 HAVING sum(c.orders) <> 0;
  ELSE
    INSERT INTO order_changes (stage, status, minting_seq, span, orders, packs)
    SELECT o.stage, o.status, o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000,
      -count(*), -sum(o.amount) FROM old_rows o WHERE o.stage IS NOT NULL
    GROUP BY 1, 2, 3, 4;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Keeps the pools of free copies, and the number of the copies that orders of each drop have drawn, in step with editions,
-- whatever statement has changed them.
CREATE OR REPLACE FUNCTION place_editions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  v_cards integer[];
  v_editions integer[];
  v_drops integer[];
  v_drawn integer[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(n.metadata_idx), array_agg(n.edition) INTO v_cards, v_editions
    FROM new_rows n WHERE n.user_id IS NULL;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT n.minting_seq, count(*) AS drawn FROM new_rows n
      WHERE n.minting_seq IS NOT NULL AND n.user_id IS NOT NULL AND n.order_id IS NOT NULL GROUP BY 1) d;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(o.metadata_idx), array_agg(o.edition) INTO v_cards, v_editions
    FROM old_rows o WHERE o.user_id IS NULL;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT o.minting_seq, -count(*) AS drawn FROM old_rows o
      WHERE o.minting_seq IS NOT NULL AND o.user_id IS NOT NULL AND o.order_id IS NOT NULL GROUP BY 1) d;
  ELSE
    SELECT array_agg(u.metadata_idx), array_agg(u.edition) INTO v_cards, v_editions FROM (
      SELECT o.metadata_idx, o.edition FROM old_rows o WHERE o.user_id IS NULL
      UNION ALL
      SELECT n.metadata_idx, n.edition FROM new_rows n WHERE n.user_id IS NULL) u;
    SELECT array_agg(d.minting_seq), array_agg(d.drawn) INTO v_drops, v_drawn FROM (
      SELECT c.minting_seq, sum(c.change) AS drawn FROM (
        SELECT n.minting_seq, 1 AS change FROM new_rows n
        WHERE n.minting_seq IS NOT NULL AND n.user_id IS NOT NULL AND n.order_id IS NOT NULL
        UNION ALL SELECT o.minting_seq, -1 FROM old_rows o
        WHERE o.minting_seq IS NOT NULL AND o.user_id IS NOT NULL AND o.order_id IS NOT NULL) c
      GROUP BY 1 HAVING sum(c.change) <> 0) d;
  END IF;
  IF v_cards IS NOT NULL THEN PERFORM place_copies(v_cards, v_editions); END IF;
  IF v_drops IS NOT NULL THEN
    PERFORM lock_pools(v_drops);
    UPDATE free_counts f SET drawn = f.drawn + d.drawn
    FROM unnest(v_drops, v_drawn) AS d(pool, drawn) WHERE f.pool = d.pool;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The free copies of a drop, and those that its orders have drawn.
CREATE OR REPLACE FUNCTION copies_of_drop(p_seq integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT f.copies::bigint + f.drawn FROM free_counts f WHERE f.pool = p_seq), 0)
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_new AFTER INSERT ON campaign_picks REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_changed AFTER UPDATE ON campaign_picks REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER campaign_picks_counted_gone AFTER DELETE ON campaign_picks REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_picks();
--> statement-breakpoint
CREATE TRIGGER editions_counted_new AFTER INSERT ON editions REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_changed AFTER UPDATE ON editions REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
CREATE TRIGGER editions_counted_gone AFTER DELETE ON editions REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_cards();
--> statement-breakpoint
INSERT INTO "pick_counts" ("slug", "match_idx", "kind", "slot", "picks")
SELECT p.slug, p.match_idx, p.kind, p.slot, count(*) FROM campaign_picks p GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
INSERT INTO "card_counts" ("user_id", "cards", "created_at")
SELECT e.user_id, count(*), coalesce(max(u.created_at), 0) FROM editions e LEFT JOIN users u ON u.id = e.user_id
WHERE e.user_id NOT IN ('sealed', 'consumed') GROUP BY 1;
--> statement-breakpoint
-- The trigger of the stage stores it.
CREATE TRIGGER orders_staged BEFORE UPDATE ON orders
  FOR EACH ROW WHEN (NEW.status <> 'RESERVED' OR NEW.stage IS NOT NULL) EXECUTE FUNCTION stage_order();
--> statement-breakpoint
UPDATE orders o SET stage = o.stage WHERE o.status <> 'RESERVED';
--> statement-breakpoint
CREATE TRIGGER orders_staged_new BEFORE INSERT ON orders
  FOR EACH ROW WHEN (NEW.status <> 'RESERVED' OR NEW.stage IS NOT NULL) EXECUTE FUNCTION stage_order();
--> statement-breakpoint
CREATE TRIGGER mintings_goods AFTER UPDATE OF ships_goods ON mintings
  FOR EACH ROW WHEN (NEW.ships_goods <> OLD.ships_goods) EXECUTE FUNCTION stage_orders_of_drop();
--> statement-breakpoint
CREATE TRIGGER orders_counted_new AFTER INSERT ON orders
  FOR EACH ROW WHEN (NEW.stage IS NOT NULL) EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
CREATE TRIGGER orders_counted_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_orders();
--> statement-breakpoint
INSERT INTO "free_counts" ("pool", "copies", "drawn")
SELECT e.minting_seq, 0, count(*) FROM editions e
WHERE e.minting_seq IS NOT NULL AND e.user_id IS NOT NULL AND e.order_id IS NOT NULL GROUP BY 1 ORDER BY 1
ON CONFLICT ("pool") DO UPDATE SET drawn = excluded.drawn;
--> statement-breakpoint
INSERT INTO "order_counts" ("stage", "orders") SELECT o.stage, count(*) FROM orders o WHERE o.stage IS NOT NULL GROUP BY 1;
--> statement-breakpoint
CREATE TRIGGER gate_places_counted_new AFTER INSERT ON gate_places REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_fans();
--> statement-breakpoint
CREATE TRIGGER gate_places_counted_gone AFTER DELETE ON gate_places REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_fans();
--> statement-breakpoint
INSERT INTO "gate_counts" ("minting_seq", "fans") SELECT p.minting_seq, count(*) FROM gate_places p GROUP BY 1;
--> statement-breakpoint
INSERT INTO "order_spans" ("minting_seq", "span", "status", "orders", "packs")
SELECT o.minting_seq, coalesce(o.settled_at, o.created_at) / 10000 * 10000, o.status, count(*), sum(o.amount) FROM orders o
WHERE o.stage IS NOT NULL AND coalesce(o.settled_at, o.created_at) > (extract(epoch FROM clock_timestamp()) * 1000)::bigint - 86400000
GROUP BY 1, 2, 3;
