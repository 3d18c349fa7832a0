-- functions 2acd2abbb5ec08ab
-- The functions are files in src/*/sql since, which each start applies. Those with other names of their parameters must
-- go before.
DROP FUNCTION reserve_packs(integer, bigint, bigint, jsonb);
--> statement-breakpoint
DROP FUNCTION join_gate(integer, text, bigint, bigint);
--> statement-breakpoint
DROP FUNCTION place_fans(integer, bigint);
--> statement-breakpoint
DROP FUNCTION space_calls(integer, bigint);
