// A reader who types the commands of a page, one after the other, into a shell.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT, read } from '../repo.ts'

/** Returns the commands of a document: its first fence of the shell. */
export function commandsOf(file: string): string[] {
  const [, text = ''] = /^```sh\n([\s\S]*?)^```$/m.exec(read(file)) ?? []
  return text.split('\n').filter(Boolean)
}

/** A command, and the seconds until it ended, or until the page's promise was kept. */
export interface Step {
  command: string
  seconds: number
}

/** What is there while the last command runs. */
export interface Place {
  folder: string
  /** What the last command has printed. */
  output(): string
  /** Resolves when the last command has ended with 0. */
  ended: Promise<void>
}

/** A machine without this repository: not its programs, not its settings of Node and npm. */
function machine(more: Readonly<Record<string, string>>) {
  const outer = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|pnpm_|node_|vitest|fandeck_|init_cwd$|test$|mode$|dev$|prod$)/i.test(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.startsWith(ROOT))
  return { ...Object.fromEntries(outer), PATH: path.join(delimiter), CI: '1', NO_COLOR: '1', ...more }
}

/** Starts a command in a shell of its folder; the shell notes in which folder it ends. */
function type(command: string, folder: string, note: string, env: Readonly<Record<string, string>>) {
  const script = `${command}\nstatus=$?\npwd > '${note}'\nexit $status`
  const child = spawn('sh', ['-c', script], { cwd: folder, env: machine(env), detached: true })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
    })
  const ended = new Promise<void>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ended with ${code}\n${output}`)),
    )
  })
  async function end(): Promise<void> {
    // The group: the shell, npm and the server.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
    await ended.catch(() => {})
  }
  return { ended, output: () => output, end }
}

/** Where a reader is after some commands. */
export interface Arrival {
  here: string
  steps: readonly Step[]
}

type Environment = Readonly<Record<string, string>>

/** Types commands one after the other, beginning in a folder; each has to end with 0. */
export async function arrive(
  commands: readonly string[],
  folder: string,
  env: Environment,
): Promise<Arrival> {
  const note = join(folder, '..', 'pwd.txt')
  const steps: Step[] = []
  let here = folder
  for (const command of commands) {
    const began = performance.now()
    await type(command, here, note, env).ended
    here = readFileSync(note, 'utf8').trim()
    steps.push({ command, seconds: (performance.now() - began) / 1000 })
  }
  return { here, steps }
}

/** Types the last command, which runs until `promise` is kept; fails if it ends with an error before. */
export async function finish(
  command: string,
  { here, steps }: Arrival,
  env: Environment,
  promise: (place: Place) => Promise<void>,
): Promise<Step[]> {
  const began = performance.now()
  const typed = type(command, here, join(here, '..', 'pwd.txt'), env)
  const failed = new Promise<never>((_, fail) => typed.ended.catch(fail))
  try {
    await Promise.race([promise({ folder: here, ...typed }), failed])
    return [...steps, { command, seconds: (performance.now() - began) / 1000 }]
  } finally {
    await typed.end()
  }
}
