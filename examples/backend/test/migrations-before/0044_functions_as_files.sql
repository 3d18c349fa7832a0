-- functions 2acd2abbb5ec08ab
-- From here on, the functions are files in src/*/sql, which each start applies. `CREATE OR REPLACE` cannot rename
-- parameters, so the functions with renamed ones are dropped first.
DROP FUNCTION reserve_packs(integer, bigint, bigint, jsonb);
--> statement-breakpoint
DROP FUNCTION join_gate(integer, text, bigint, bigint);
--> statement-breakpoint
DROP FUNCTION place_fans(integer, bigint);
--> statement-breakpoint
DROP FUNCTION space_calls(integer, bigint);
