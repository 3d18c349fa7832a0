import { existsSync, readdirSync, readFileSync, renameSync, statfsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartProblem } from '../start-problem.ts'
import { changeOf, readMarker, writeMarker } from './folder-marker.ts'
import { isNewer, type OpenDb, openDb } from './open.ts'

/** Files without which PostgreSQL does not recognise a folder. */
const VITAL = ['PG_VERSION', 'global/pg_control']
/** The major version of PGlite's PostgreSQL; it opens no folder of another version. */
export const POSTGRES_MAJOR = '18'
/** The maximum that a start writes before it can report an error. */
const FREE_BYTES = 64 * 1024 * 1024

const markerOf = (folder: string) => `${folder}.complete`

const damaged = (folder: string, what: string) =>
  new StartProblem(
    `The database in ${folder} is damaged (${what}) and nothing was deleted; move that folder away to start with a new one, or put a copy of it back together with ${markerOf(folder)} (empty that file to open the folder as it is).`,
  )

const foreign = (folder: string, version: string) =>
  new StartProblem(
    `The database in ${folder} was made by PostgreSQL ${version}, and this Fandeck has ${POSTGRES_MAJOR}; nothing was changed: start the Fandeck that made it, or set DATA_DIR to another folder.`,
  )

const newer = (folder: string) =>
  new StartProblem(
    `The database in ${folder} was written by a newer Fandeck and nothing was changed; start that one, or set DATA_DIR to another folder.`,
  )

/** Refuses before PGlite writes, because PGlite can fail at any point on a full disk. */
function requireRoom(folder: string): void {
  const { bavail, bsize } = statfsSync(dirname(folder))
  if (bavail * bsize >= FREE_BYTES) return
  throw new StartProblem(
    `The disk of ${dirname(folder)} is full: ${Math.floor((bavail * bsize) / 2 ** 20)} MB are free and ${FREE_BYTES / 2 ** 20} are needed; free some, or set DATA_DIR to a folder on another disk.`,
  )
}

/** Moves an incomplete folder aside instead of deleting it: it can contain the only copy of some data. */
function moveAside(folder: string, tell: (sentence: string) => void): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  const aside = `${folder}.aside-${new Date().toISOString().replaceAll(':', '-')}`
  renameSync(folder, aside)
  tell(
    `No start has finished the database in ${folder}, so it was moved to ${aside} and a new one is made; to use the old one, stop, move it back and create an empty ${markerOf(folder)}.`,
  )
}

const versionOf = (folder: string): string => readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim()

/** @throws StartProblem if a complete folder cannot be opened */
function requireWhole(folder: string): void {
  const missing = VITAL.find((file) => !existsSync(join(folder, file)))
  if (missing) throw damaged(folder, `${missing} is missing`)
  const version = versionOf(folder)
  if (/^\d+$/.test(version) && version !== POSTGRES_MAJOR) throw foreign(folder, version)
  const changed = changeOf(folder, readMarker(markerOf(folder)))
  if (changed) throw damaged(folder, changed)
}

/**
 * Opens the PGlite database of a folder; creates it if it is missing. Moves an incomplete one aside and never
 * deletes anything. On close, writes the hash of every file into the marker beside the folder, so that the next
 * start detects damaged, truncated and missing files.
 *
 * @param tell receives a sentence about a moved folder
 * @param openIn opens the database in it; by default it is migrated
 * @throws StartProblem if it cannot be opened
 */
export async function openFolder(
  folder: string,
  tell: (sentence: string) => void = (sentence) => process.stderr.write(`${sentence}\n`),
  openIn: (folder: string) => Promise<OpenDb> = openDb,
): Promise<OpenDb> {
  const marker = markerOf(folder)
  const wasWhole = existsSync(marker)
  requireRoom(folder)
  if (wasWhole) {
    requireWhole(folder)
    // The files change from here on, so the hashes are useless after a crash.
    writeMarker(marker)
  } else moveAside(folder, tell)
  let open: OpenDb
  try {
    open = await openIn(folder)
  } catch (error) {
    requireRoom(folder)
    if (error instanceof StartProblem) throw error
    if (wasWhole) throw Object.assign(damaged(folder, 'it cannot be opened'), { cause: error })
    throw error
  }
  if (await isNewer(open)) {
    await open.close()
    throw newer(folder)
  }
  if (!wasWhole) writeMarker(marker)
  return {
    db: open.db,
    async close() {
      await open.close()
      writeMarker(marker, folder)
    },
  }
}
