import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** More than the databases, browsers and installed apps of a run of all tests need. */
const NEEDED = 6 * 2 ** 30
const NAME = /^fandeck-tests-(\d+)$/

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/** Removes what killed runs have left. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = NAME.exec(name)?.[1]
    if (pid && !isRunning(Number(pid))) rmSync(join(MEMORY, name), { recursive: true, force: true })
  }
}

function freeMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, process.availableMemory())
  } catch {
    return 0
  }
}

/**
 * Points `os.tmpdir()` of this process and its children to a folder in memory until this process exits, where the
 * machine has 6 GiB to spare. A backend test copies a database of 700 files, which takes ten times as long on a disk.
 */
export function keepTemporaryFilesInMemory(): void {
  // Vitest reads its configuration once a project.
  if (process.env.TMPDIR?.startsWith(MEMORY) || freeMemory() < NEEDED) return
  removeLeftovers()
  const folder = join(MEMORY, `fandeck-tests-${process.pid}`)
  mkdirSync(folder, { recursive: true })
  // PostgreSQL runs as an unprivileged user.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  // The many processes that tests start compile their modules once.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}
