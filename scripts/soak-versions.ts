// `pnpm soak:versions --seed N --steps N`: a version of the backend and the one before run beside each other on Debian's
// PostgreSQL 15, in production, with a chain and a double of PortOne, under fans who sign in, refresh, buy, pay, open, cancel,
// claim codes and upgrade cards: the one before alone, the migration beneath it, both in turn, the new one alone. Then money
// in = money out + kept, every acknowledged card is where it belongs, and `reconcile` finds nothing. `--from` names the commit
// before; by default the newest tag, or without one the last commit before the first release. The new one is the newest commit
// of this checkout with one more migration, which adds a column. Prints the figures as one JSON line; exits with 1 when
// something is wrong. `--control` drops a column instead, and exits with 1 unless `migrate --plan` says to stop and the run
// then fails.
import { parseArgs } from 'node:util'
import { hasDebianPostgres } from '../examples/backend/test/restore/debian.ts'
import {
  ADDS_A_COLUMN,
  commitOf,
  DROPS_A_COLUMN,
  versionBefore,
} from '../examples/backend/test/versions/checkout.ts'
import { isClean, soakVersions } from '../examples/backend/test/versions/soak.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    seed: text('1'),
    steps: text('1500'),
    from: { type: 'string' },
    control: { type: 'boolean', default: false },
  },
})
const { seed, steps, control } = values
if (![seed, steps].every((value) => /^\d{1,9}$/.test(value))) {
  console.error('Usage: pnpm soak:versions --seed 1 --steps 1500 [--from COMMIT] [--control]')
  process.exit(2)
}
if (!hasDebianPostgres()) {
  console.error('A Debian package is missing: apt-get install postgresql-15')
  process.exit(1)
}
const ref = values.from ?? versionBefore()
const from = ref === undefined ? undefined : commitOf(ref)
if (from === undefined) {
  console.error(
    `This clone does not have the previous version${ref === undefined ? '' : ` (${ref})`}: git fetch --unshallow --tags`,
  )
  process.exit(1)
}
const run = await soakVersions({
  seed: Number(seed),
  steps: Number(steps),
  from,
  next: control ? DROPS_A_COLUMN : ADDS_A_COLUMN,
  say: (line) => console.error(`  … ${line}`),
})
const atMost = (list: readonly string[]) => ({ count: list.length, first: list.slice(0, 5) })
const { books } = run
console.log(
  JSON.stringify({
    ...run,
    astray: atMost(run.astray),
    serverErrors: atMost(run.serverErrors),
    complaints: atMost(run.complaints),
    books: {
      ...books,
      unseen: atMost(books.unseen),
      unsettled: atMost(books.unsettled),
      miscounted: atMost(books.miscounted),
      differences: atMost(books.differences),
    },
  }),
)
process.exit((control ? run.plan.code === 2 && !isClean(run) : isClean(run)) ? 0 : 1)
