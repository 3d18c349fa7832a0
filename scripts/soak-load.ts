// `pnpm soak:load`: what members feel while one server gets 1,000 wrong logins, 200 pictures of one member, 50 wrong
// passwords at an event's desk and 2,000 requests for codes by phone, each kind at once and from three addresses, and
// then all of them together. Prints a table and a JSON line; exits with 1 when a member meets an error. Everything stays
// on this machine. `--parts logins,scans,desk,codes,all` runs some of it; `--logins`, `--scans`, `--desk`, `--codes`,
// `--members` and `--quiet-ms` change how much; `--connections N` gives each attacking address no more than that.
import { parseArgs } from 'node:util'
import type { AttackCounts } from '../examples/backend/test/load/attack.ts'
import { playLoad } from '../examples/backend/test/load/play.ts'
import { copyOfTemplate, startPostgres } from '../examples/backend/test/postgres.setup.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    parts: text('logins,scans,desk,codes,all'),
    logins: text('1000'),
    scans: text('200'),
    desk: text('50'),
    codes: text('2000'),
    members: text('8'),
    'quiet-ms': text('4000'),
    connections: text('0'),
  },
})
const { parts, ...numbers } = values
if (!Object.values(numbers).every((value) => /^\d{1,5}$/.test(value))) {
  console.error('Usage: pnpm soak:load --parts logins,scans,desk,codes,all --logins 1000 --members 8')
  process.exit(2)
}
const counts: AttackCounts = {
  logins: Number(values.logins),
  scans: Number(values.scans),
  desk: Number(values.desk),
  codes: Number(values.codes),
}
const NONE: AttackCounts = { logins: 0, scans: 0, desk: 0, codes: 0 }
const kinds = Object.entries(counts)

const postgres = await startPostgres()
const rows = []
const told: Record<string, unknown> = {}
try {
  for (const part of parts.split(',')) {
    const own =
      part === 'all' ? counts : { ...NONE, ...Object.fromEntries(kinds.filter(([kind]) => kind === part)) }
    const { quiet, load, ...rest } = await playLoad({
      databaseUrl: await copyOfTemplate(postgres.url, `load_${part}`),
      counts: own,
      members: Number(values.members),
      quietMs: Number(values['quiet-ms']),
      connections: Number(values.connections),
    })
    told[part] = { quiet, load, ...rest }
    for (const kind of ['reads', 'scans', 'logins'] as const) {
      rows.push({
        load: part,
        member: kind,
        'quiet p50': quiet[kind].p50,
        'quiet p99': quiet[kind].p99,
        p50: load[kind].p50,
        p99: load[kind].p99,
        calls: load[kind].calls,
        errors: load[kind].errors,
      })
    }
  }
} finally {
  await postgres.teardown()
}
console.table(rows)
console.log(JSON.stringify(told))
process.exit(rows.every(({ errors }) => errors === 0) ? 0 : 1)
