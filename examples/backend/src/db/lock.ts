import { closeSync, linkSync, openSync, readFileSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import { StartProblem } from '../start-problem.ts'

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process lives as well.
    return errorCode(error) === 'EPERM'
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

/** A lock without a process in it, as one is for a moment while it is made. */
const isBeingMade = (file: string) =>
  Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < 2000

/** Takes a lock of a process that has ended away; one that somebody has made in the meantime is put back. */
function removeStale(file: string, pid: number | undefined): void {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
    if (holderOf(aside) !== pid) linkSync(aside, file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'EEXIST') throw error
  }
  rmSync(aside, { force: true })
}

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/**
 * Takes a lock file, because two processes on one PGlite folder destroy it. A lock of a process that has ended is
 * taken over.
 *
 * @returns gives the lock back
 * @throws StartProblem that names the process
 */
export function takeLock(file: string): () => void {
  for (let attempt = 1; !create(file); attempt++) {
    const pid = holderOf(file)
    const held = pid === undefined ? isBeingMade(file) : pid !== process.pid && alive(pid)
    if (held || attempt === 3) {
      throw new StartProblem(
        `Another backend (process ${pid ?? 'unknown'}) is using this data folder; stop it, or set DATA_DIR to another folder. Lock: ${file}`,
      )
    }
    removeStale(file, pid)
  }
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}
