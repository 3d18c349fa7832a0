import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The boot id and the tick at which a process started, unaffected by changes of the clock. */
function onLinux(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  // The process name can contain spaces and brackets; the 22nd field is the 20th after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  return fields?.[19] && `${boot}/${fields[19]}`
}

const elsewhere = (pid: number): string | undefined =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    .trim()
    .replace(/\s+/g, '_') || undefined

/** Returns the start of a process as a stable text without spaces; `undefined` if it is unavailable. */
export function processStart(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? onLinux(pid) : elsewhere(pid)
  } catch {
    return undefined
  }
}
