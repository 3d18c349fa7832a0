import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** The result of a wrk round. */
export interface Round {
  /** Replies per second. */
  rate: number
  /** Replies with a status of 400 or more. */
  refused: number
  answers: number
}

/** Puts load on an address with wrk for some seconds; `script` are the arguments of `press.lua`. */
export async function load(
  url: string,
  seconds: number,
  connections: number,
  script?: readonly string[],
): Promise<Round> {
  const lua = script ? ['-s', join(import.meta.dirname, 'press.lua')] : []
  const flags = [
    '-t2',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    ...lua,
    url,
    ...(script ? ['--', ...script] : []),
  ]
  const { stdout } = await run('wrk', flags).catch((error: unknown) => {
    throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
      ? new Error('wrk was not found: run apt-get install wrk')
      : error
  })
  const answers = Number(/(\d+) requests in/.exec(stdout)?.[1])
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
  const errors = /Socket errors: (.*)/.exec(stdout)?.[1]
  if (errors && !/timeout 0$|read 0, write 0, timeout 0/.test(errors)) throw new Error(`wrk: ${errors}`)
  return { rate: answers / seconds, refused, answers }
}

/** Clock ticks of Linux per second. */
const TICKS = 100

/** Returns the CPU time of a process so far, µs; excludes time spent waiting for the processor. */
export function processorTime(pid: number | undefined): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return ((Number(user) + Number(system)) / TICKS) * 1_000_000
}
