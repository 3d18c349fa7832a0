import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { StartProblem } from '../start-problem.ts'
import { processStart } from './process-start.ts'

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** The owner of a lock: a process id and its start time, because ids are reused. */
interface Holder {
  pid: number
  began: string | undefined
}

function alive({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: a process of another user exists.
    if (errorCode(error) !== 'EPERM') return false
  }
  const now = processStart(pid)
  return began === undefined || now === undefined || began === now
}

function holderOf(file: string): Holder | undefined {
  try {
    const [, pid, began] = /^(\d{1,10})(?: (\S+))?$/.exec(readFileSync(file, 'utf8').trim()) ?? []
    return Number(pid) > 0 ? { pid: Number(pid), began } : undefined
  } catch {
    return undefined
  }
}

/** A lock file without content, as it is for a moment during its creation. */
const isBeingMade = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 2000

/** Removes the lock of an ended process; restores a lock that another process created since. */
function removeStale(file: string, holder: Holder | undefined): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (!isDeepStrictEqual(holderOf(aside), holder)) linkSync(aside, file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, [process.pid, processStart(process.pid)].filter(Boolean).join(' '))
    closeSync(handle)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Creates a lock file, because two processes on one PGlite folder corrupt it. Takes over the lock of an ended
 * process, also if its id was reused.
 *
 * @returns a function that releases the lock
 * @throws StartProblem with the id of the process
 */
export function takeLock(file: string): () => void {
  for (let attempt = 1; !create(file); attempt++) {
    const holder = holderOf(file)
    const held = holder ? holder.pid !== process.pid && alive(holder) : isBeingMade(file)
    if (held || attempt === 3) {
      throw new StartProblem(
        `Another backend (process ${holder?.pid ?? 'unknown'}) is using this data folder; stop it, or set DATA_DIR to another folder. Lock: ${file}`,
      )
    }
    removeStale(file, holder)
  }
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}
