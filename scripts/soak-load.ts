// `pnpm soak:load`: the members' latency while one server receives 1,000 wrong logins, 200 pictures of one member, 50
// wrong passwords at an event's desk and 2,000 requests for phone codes, each kind at once from three addresses, and
// 400 addresses of pictures, 200 forms of 15,000 names, 100 uploads of 20 megapixels, 600 addresses of a page, and
// then all of them together. Prints a table and a JSON line; exits with 1 when a member gets an error. All traffic
// stays on this machine. `--parts logins,scans,desk,codes,pictures,forms,uploads,pages,all` selects parts;
// `--logins` and so on, `--members` and `--quiet-ms` change the amounts; `--connections N` limits the connections of each
// attacking address. `--rounds N` plays each part N times, each on a new backend and database, and pools the answers:
// an attack lasts a second or two, and the p99 of its 400 answers is the fourth slowest of them.
import { parseArgs } from 'node:util'
import { type AttackCounts, NO_ATTACK } from '../examples/backend/test/load/attack.ts'
import { playLoad, summarise, type Timings } from '../examples/backend/test/load/play.ts'
import { copyOfTemplate, startPostgres } from '../examples/backend/test/postgres.setup.ts'
import { startSite } from './soak-load.site.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    parts: text('logins,scans,desk,codes,pictures,forms,uploads,pages,all'),
    logins: text('1000'),
    scans: text('200'),
    desk: text('50'),
    codes: text('2000'),
    pictures: text('400'),
    forms: text('200'),
    uploads: text('100'),
    pages: text('600'),
    members: text('8'),
    'quiet-ms': text('4000'),
    connections: text('0'),
    rounds: text('1'),
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
  pictures: Number(values.pictures),
  forms: Number(values.forms),
  uploads: Number(values.uploads),
  pages: Number(values.pages),
}
const kinds = Object.entries(counts)

const postgres = await startPostgres()
const rows = []
const told: Record<string, unknown> = {}
try {
  for (const part of parts.split(',')) {
    const own =
      part === 'all'
        ? counts
        : { ...NO_ATTACK, ...Object.fromEntries(kinds.filter(([kind]) => kind === part)) }
    const rounds: Awaited<ReturnType<typeof playLoad>>[] = []
    for (let round = 0; round < Number(values.rounds); round++) {
      rounds.push(
        await playLoad({
          databaseUrl: await copyOfTemplate(postgres.url, `load_${part}_${round}`),
          counts: own,
          members: Number(values.members),
          quietMs: Number(values['quiet-ms']),
          connections: Number(values.connections),
          startSite,
        }),
      )
    }
    const together = (of: (round: (typeof rounds)[number]) => Timings, kind: keyof Timings) =>
      summarise(rounds.flatMap((round) => of(round)[kind]))
    told[part] = rounds.map(({ quiet: _, load: __, ...rest }) => rest)
    for (const kind of ['reads', 'scans', 'logins'] as const) {
      const quiet = together((round) => round.quiet, kind)
      const load = together((round) => round.load, kind)
      rows.push({
        load: part,
        member: kind,
        'quiet p50': quiet.p50,
        'quiet p99': quiet.p99,
        p50: load.p50,
        p99: load.p99,
        ratio: Math.round((load.p99 / quiet.p99) * 10) / 10,
        calls: load.calls,
        errors: load.errors,
      })
    }
  }
} finally {
  await postgres.teardown()
}
console.table(rows)
console.log(JSON.stringify(told))
process.exit(rows.every(({ errors }) => errors === 0) ? 0 : 1)
