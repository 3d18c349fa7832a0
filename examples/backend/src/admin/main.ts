// `npm run admin -- create|operator|unlock`: operator commands besides the staff desk (D41), on the database of a
// backend.
import type { Backend } from '../context.ts'
import { openDataFolder } from '../data-folder.ts'
import { openFolder } from '../db/folder.ts'
import { openDb } from '../db/open.ts'
import { readDatabasePlace } from '../environment.ts'
import { terminalLog } from '../log.ts'
import { StartProblem } from '../start-problem.ts'
import { runCommand } from './command.ts'

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
  const { db, close } = await (place.databaseUrl ? openDb(databaseUrl) : openFolder(databaseUrl))
  try {
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
    process.stdout.write(`${await runCommand(backend, process.argv.slice(2))}\n`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartProblem
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
