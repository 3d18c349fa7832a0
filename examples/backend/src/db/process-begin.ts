import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Since which boot, and in which tick of it, a process runs: no change of the clock moves that. */
function onLinux(pid: number): string | undefined {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  // The name before it may hold spaces and brackets; the 22nd field is the 20th behind it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')
  return fields?.[19] && `${boot}/${fields[19]}`
}

const elsewhere = (pid: number): string | undefined =>
  execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' })
    .trim()
    .replace(/\s+/g, '_') || undefined

/** When a process began, as a text without spaces that is the same each time; `undefined` where it cannot be told. */
export function processBegin(pid: number): string | undefined {
  try {
    return process.platform === 'linux' ? onLinux(pid) : elsewhere(pid)
  } catch {
    return undefined
  }
}
