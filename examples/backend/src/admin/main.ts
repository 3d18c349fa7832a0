// `npm run admin -- create|operator|unlock`: operator commands besides the staff desk (D41), on the database of a
// backend.
import { existsSync } from 'node:fs'
import type { Backend } from '../context.ts'
import { openDataFolder } from '../data-folder.ts'
import { openFolder } from '../db/folder.ts'
import { openDb, openUnchanged } from '../db/open.ts'
import { readDatabasePlace } from '../environment.ts'
import { terminalLog } from '../log.ts'
import { StartProblem } from '../start-problem.ts'

async function main(): Promise<void> {
  const place = readDatabasePlace(process.env)
  const folder = openDataFolder(
    place.dataFolder,
    place.databaseUrl === undefined,
    place.secret,
    place.previousSecret,
  )
  process.on('exit', folder.release)
  const databaseUrl = place.databaseUrl ?? folder.database
  const args = process.argv.slice(2)
  const isPlan = args[0] === 'migrate'
  const openIn = isPlan ? openUnchanged : openDb
  if (isPlan && !place.databaseUrl && !existsSync(databaseUrl))
    throw new StartProblem('There is no database yet; the first start makes it.')
  const { db, close } = await (place.databaseUrl
    ? openIn(databaseUrl)
    : openFolder(databaseUrl, undefined, openIn))
  try {
    if (isPlan) {
      const { migrationPlan } = await import('./migrate.ts')
      const { text, beside } = await migrationPlan(db, args.slice(1))
      process.stdout.write(`${text}\n`)
      if (!beside) process.exitCode = 2
      return
    }
    // Most of the backend, which a plan does not need.
    const { runCommand } = await import('./command.ts')
    const none = ''
    const backend: Backend = {
      db,
      config: {
        databaseUrl,
        secrets: folder.secrets,
        ...(folder.previousSecrets && { previousSecrets: folder.previousSecrets }),
        mode: 'production',
        origins: { site: none, api: none, pay: none, oauth: none, wallet: none },
        oauth: {},
        allowedOrigins: [],
      },
      log: terminalLog,
      now: Date.now,
      failpoint: async () => {},
    }
    process.stdout.write(`${await runCommand(backend, args)}\n`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartProblem
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
