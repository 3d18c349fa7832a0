import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { type OpenDb, openDb } from './open.ts'

/** Files without which PostgreSQL does not know a folder. */
const VITAL = ['PG_VERSION', 'global/pg_control']

const damaged = (folder: string) =>
  new StartProblem(
    `The database in ${folder} is damaged and nothing was deleted; move that folder away to start with a new one, or put a copy of it back.`,
  )

/**
 * Opens the PGlite database of a folder, and makes it when there is none. A database whose first start was cut off
 * is made again; one that has been whole once is never touched.
 *
 * @throws StartProblem when it cannot be opened
 */
export async function openFolder(folder: string): Promise<OpenDb> {
  const complete = `${folder}.complete`
  const wasWhole = existsSync(complete)
  const looksWhole = VITAL.every((file) => existsSync(join(folder, file)))
  if (wasWhole && !looksWhole) throw damaged(folder)
  if (!wasWhole) rmSync(folder, { recursive: true, force: true })
  let open: OpenDb
  try {
    open = await openDb(folder)
  } catch (error) {
    if (wasWhole) throw Object.assign(damaged(folder), { cause: error })
    throw error
  }
  if (!wasWhole) writeFileSync(complete, 'The database beside this file has been whole once.\n')
  return open
}
