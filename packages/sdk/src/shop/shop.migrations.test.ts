import { describe, expect, test } from 'vitest'
import type { DatabaseState } from './shop.migrations.schema.ts'
import { functionIn, migrationText, planMigrations } from './shop.migrations.ts'

const state: DatabaseState = {
  newest: 1,
  tables: [
    { name: 'orders', rows: 120_000 },
    { name: 'users', rows: 40_000 },
  ],
  functions: [{ name: 'space_calls', parameters: 'p_seq integer', result: 'void', body: ' SELECT 1 ' }],
}
/** The migration that the database has. */
const FIRST = { name: '0063_first', at: 1, text: '' }
const planOf = (text: string, functions: string[] = []) =>
  planMigrations({ migrations: [FIRST, { name: '0064_next', at: 2, text }], functions }, state)

describe('what a statement does to a shop that runs', () => {
  test.each([
    ['CREATE TABLE "gifts" ("id" serial PRIMARY KEY, "n" integer NOT NULL)', 'none'],
    ['CREATE INDEX CONCURRENTLY "orders_at" ON "orders" ("at")', 'none'],
    ['CREATE INDEX "orders_at" ON "orders" USING btree ("at")', 'writes'],
    ['ALTER TABLE "orders" ADD COLUMN "note" text', 'moment'],
    ['ALTER TABLE "orders" ADD COLUMN "part" integer DEFAULT 0 NOT NULL', 'moment'],
    ['ALTER TABLE "public"."orders" ALTER COLUMN "note" SET DEFAULT \'a; b\'', 'moment'],
    ['ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_note"', 'none'],
  ])('the previous version keeps running: %s', (text, lock) => {
    const plan = planOf(text)
    expect(plan).toMatchObject({ beside: true, steps: [{ lock, rewrites: false }] })
    expect(plan.steps[0]?.stop).toBeUndefined()
  })

  test.each([
    'ALTER TABLE "orders" DROP COLUMN "amount"',
    'ALTER TABLE "orders" RENAME COLUMN "amount" TO "packs"',
    'ALTER TABLE "orders" RENAME TO "sales"',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "note" SET NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP NOT NULL',
    'ALTER TABLE "orders" ALTER COLUMN "note" DROP DEFAULT',
    'ALTER TABLE "orders" ADD CONSTRAINT "one" CHECK ("orders"."amount" > 0)',
    'ALTER TABLE "orders" ADD CONSTRAINT "user" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")',
    'ALTER TABLE "orders" DROP CONSTRAINT "one"',
    'ALTER TABLE "orders" ADD COLUMN "note" text, DROP COLUMN "amount"',
    'CREATE UNIQUE INDEX "orders_at" ON "orders" ("at")',
    'DROP TABLE "orders" CASCADE',
    'DROP INDEX "orders_at"',
    'DROP FUNCTION space_calls(integer)',
    'UPDATE "orders" SET "status" = \'PAID\' WHERE "status" = \'DONE\'',
    'INSERT INTO "orders" ("id") VALUES (1)',
    'DELETE FROM "orders"',
    'CREATE TRIGGER t AFTER INSERT ON orders EXECUTE FUNCTION f()',
    'DO $$ BEGIN DROP TABLE orders; END $$',
    'REFRESH MATERIALIZED VIEW sales',
  ])('the previous version must stop: %s', (text) => {
    expect(planOf(text).beside).toBe(false)
  })

  test.each([
    'ALTER TABLE "orders" ALTER COLUMN "amount" SET DATA TYPE bigint',
    'ALTER TABLE "orders" ALTER COLUMN "amount" TYPE bigint USING "amount"::bigint',
    'ALTER TABLE "orders" ADD COLUMN "n" bigserial',
    'ALTER TABLE "orders" ADD COLUMN "n" text DEFAULT gen_random_uuid() NOT NULL',
  ])('every row is written again: %s', (text) => {
    const plan = planOf(text)
    expect(plan.steps).toMatchObject([{ table: 'orders', rewrites: true, lock: 'all', rows: 120_000 }])
    expect(migrationText(plan)).toContain(
      'orders (about 120000 rows): REWRITES every row, reads and writes wait',
    )
  })

  test('a trigger that counts after a change refuses nothing, one whose function raises can', () => {
    const counting = 'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE sums SET n = n + 1; END $$;'
    const trigger = (when: string) =>
      `CREATE TRIGGER t ${when} INSERT ON orders REFERENCING NEW TABLE AS n EXECUTE FUNCTION f()`
    expect(planOf(counting + trigger('AFTER')).beside).toBe(true)
    expect(planOf(counting.replace('UPDATE', "RAISE 'no'; UPDATE") + trigger('AFTER')).beside).toBe(false)
    expect(planOf(counting + trigger('BEFORE')).beside).toBe(false)
  })

  test('what the same plan has added is unknown to the previous version', () => {
    const plan = planOf(`
      CREATE TABLE "gifts" ("id" integer);--> statement-breakpoint
      -- It has no rows; the previous version writes none.
      ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user" FOREIGN KEY ("id") REFERENCES "users"("id");
      CREATE UNIQUE INDEX "gifts_id" ON "gifts" ("id");
      INSERT INTO "gifts" SELECT 1;
      ALTER TABLE "orders" ADD COLUMN "gift_id" integer;
      UPDATE "orders" SET "gift_id" = (SELECT max("id") FROM "gifts"), gift_id = 2 WHERE true;
      ALTER TABLE "orders" ADD CONSTRAINT "g" FOREIGN KEY ("gift_id") REFERENCES "gifts"("id")`)
    expect(plan.steps.map(({ stop }) => stop)).toEqual(Array(7).fill(undefined))
    expect(plan.beside).toBe(true)
  })
})

describe('functions', () => {
  const file = (parameters: string, body: string) =>
    `-- A comment.\nCREATE OR REPLACE FUNCTION space_calls(${parameters})\nRETURNS void LANGUAGE sql AS $$${body}$$;`

  test('are named when their body differs, and stop the previous version when they are called otherwise', () => {
    const plan = (text: string) => planMigrations({ migrations: [], functions: [text] }, state)
    expect(functionIn(file('p_seq integer', ' SELECT 1 '))).toEqual(state.functions[0])
    expect(plan(file('p_seq integer', ' SELECT 1 ')).steps).toEqual([])
    const replaced = plan(file('p_seq  integer', ' SELECT 2 '))
    expect(replaced).toMatchObject({ beside: true, steps: [{ of: 'space_calls' }] })
    expect(migrationText(replaced)).toContain('replaced: FUNCTION space_calls(p_seq integer)')
    expect(plan(file('p_seq bigint', ' SELECT 1 ')).beside).toBe(false)
    expect(plan(file('', '').replace('space_calls', 'fresh'))).toMatchObject({
      beside: true,
      steps: [{ of: 'fresh' }],
    })
  })
})

test('without a migration nothing waits, and a newer database is refused', () => {
  const known = { migrations: [{ name: '0001', at: 1, text: 'DROP TABLE "orders"' }], functions: [] }
  expect(migrationText(planMigrations(known, state))).toContain('Nothing waits')
  expect(() => planMigrations(known, { ...state, newest: 5 })).toThrow('newer version')
  expect(planMigrations(known, { ...state, newest: undefined })).toMatchObject({
    waiting: ['0001'],
    beside: true,
  })
})
