// `pnpm soak:restore --seed N --rounds N`: a shop on Debian's PostgreSQL 15 sells; a backup is made under the sales, more
// is sold, and the database is lost; it is restored by `pg_dump` and `pg_restore`, or by a base backup and the archived log
// up to a moment, in turn. The payment company and the chain have gone on; what `fandeck reconcile` says of the restored
// shop is compared with them. Prints the figures as one JSON line; exits with 1 when a difference is silent, or named
// without being one.
import { parseArgs } from 'node:util'
import { hasDebianPostgres } from '../examples/backend/test/restore/debian.ts'
import { type Round, rehearse, WAYS } from '../examples/backend/test/restore/rehearsal.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({ options: { seed: text('1'), rounds: text('20') } })
if (!Object.values(values).every((value) => /^\d{1,9}$/.test(value))) {
  console.error('Usage: pnpm soak:restore --seed 1 --rounds 20')
  process.exit(2)
}
if (!hasDebianPostgres()) {
  console.error('A Debian package is missing: apt-get install postgresql-15')
  process.exit(1)
}
const [seed, rounds] = [Number(values.seed), Number(values.rounds)]
const played: Round[] = []
const began = performance.now()
for (let number = 0; number < rounds; number++) {
  const round = await rehearse(WAYS[number % WAYS.length] ?? 'dump', seed * 1000 + number)
  played.push(round)
  console.error(`  … ${JSON.stringify(round)}`)
}
const sum = (of: (round: Round) => number) => played.reduce((all, round) => all + of(round), 0)
const named: Record<string, number> = {}
for (const round of played)
  for (const [code, count] of Object.entries(round.named)) named[code] = (named[code] ?? 0) + count
const [silent, wrong] = [sum((round) => round.silent.length), sum((round) => round.wrong.length)]
console.log(
  JSON.stringify({
    seed,
    rounds,
    paid: sum((round) => round.paid),
    restored: sum((round) => round.restored),
    named,
    silent,
    wrong,
    seconds: Math.round((performance.now() - began) / 1000),
  }),
)
process.exit(silent + wrong === 0 ? 0 : 1)
