import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineCommand } from 'citty'
import * as z from 'zod/mini'
import { DatabaseState, migrationText, planMigrations, SHOP_PATHS, type VersionFiles } from '../shop/index.ts'
import { attempt } from './attempt.ts'
import { runningShop, TO } from './running-shop.ts'
import { say } from './say.ts'

/** The reference backend in a checkout of the repository. */
const BACKEND = 'examples/backend'
const Journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) })

/** Reads the migrations and functions of the backend in a folder. */
async function versionIn(folder: string): Promise<VersionFiles> {
  const migrations = join(folder, 'migrations')
  const journal = await readFile(join(migrations, 'meta/_journal.json'), 'utf8').catch(() => {
    throw new Error(`${folder} has no migrations. Name the backend of the new version: --backend ${BACKEND}`)
  })
  const { entries } = z.parse(Journal, JSON.parse(journal))
  const source = join(folder, 'src')
  const files = (await readdir(source, { recursive: true })).filter((file) =>
    /[\\/]sql[\\/]\w+\.sql$/.test(file),
  )
  return {
    migrations: await Promise.all(
      entries.map(async ({ tag, when }) => ({
        name: tag,
        at: when,
        text: await readFile(join(migrations, `${tag}.sql`), 'utf8'),
      })),
    ),
    functions: await Promise.all(files.toSorted().map((file) => readFile(join(source, file), 'utf8'))),
  }
}

/** `fandeck migrate --plan`: what the start of a newer version would change in the database of a running shop. */
export const migrate = defineCommand({
  meta: {
    name: 'migrate',
    description: 'Lists what the start of another version would change in the database of a running shop.',
  },
  args: {
    plan: { type: 'boolean', description: 'Lists the migrations that wait; changes nothing' },
    backend: {
      type: 'string',
      default: BACKEND,
      description: 'The folder of the backend in the new version',
      valueHint: BACKEND,
    },
    ...TO,
    json: { type: 'boolean', description: 'Prints the plan as JSON' },
  },
  run: ({ args }) =>
    attempt(async () => {
      if (!args.plan)
        throw new Error(
          'The first start of a version migrates the database. What it would do: fandeck migrate --plan',
        )
      const version = await versionIn(args.backend)
      const state = await runningShop(args.to).ask(SHOP_PATHS.database, DatabaseState)
      const plan = planMigrations(version, state)
      say(args.json ? JSON.stringify(plan, null, 2) : migrationText(plan))
      if (!plan.beside) process.exitCode = 2
    }),
})
