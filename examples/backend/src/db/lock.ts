import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { StartProblem } from '../start-problem.ts'

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process lives as well.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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

function create(file: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600)
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
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
    if (attempt === 3 || (pid !== undefined && pid !== process.pid && alive(pid))) {
      throw new StartProblem(
        `Another backend (process ${pid ?? 'unknown'}) is using this data folder; stop it, or set DATA_DIR to another folder. Lock: ${file}`,
      )
    }
    rmSync(file, { force: true })
  }
  return () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true })
  }
}
