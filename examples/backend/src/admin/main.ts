// `npm run admin -- create|unlock`: what an operator needs besides the staff desk (D41), on the database of a backend.
import { openDataFolder } from '../data-folder.ts'
import { openFolder } from '../db/folder.ts'
import { openDb } from '../db/open.ts'
import { readDatabasePlace } from '../environment.ts'
import { StartProblem } from '../start-problem.ts'
import { runCommand } from './command.ts'

async function main(): Promise<void> {
  const { databaseUrl, dataFolder } = readDatabasePlace(process.env)
  const folder = databaseUrl === undefined ? openDataFolder(dataFolder, true) : undefined
  if (folder) process.on('exit', folder.release)
  const { db, close } = folder ? await openFolder(folder.database) : await openDb(databaseUrl ?? '')
  try {
    process.stdout.write(`${await runCommand(db, process.argv.slice(2), Date.now())}\n`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  const known = error instanceof StartProblem
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
