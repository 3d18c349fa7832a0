// Commands of the fixtures, without this repository's settings, which would resolve packages to their sources.
import { type ChildProcess, spawn } from 'node:child_process'

/** The environment of a partner's machine: no conditions, no registry caches of this machine. */
const environment = (more: Record<string, string> = {}) => {
  const { NODE_OPTIONS: _, NODE_ENV: __, ...rest } = process.env
  return { ...rest, CI: '1', NO_COLOR: '1', ...more }
}

/** Starts a command and collects its output. */
export function start(command: string, args: readonly string[], cwd: string, more?: Record<string, string>) {
  const child: ChildProcess = spawn(command, args, { cwd, env: environment(more), stdio: 'pipe' })
  let output = ''
  const collect = (text: Buffer) => {
    output += text
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('exit', done)
  })
  return { child, ended, output: () => output }
}

/** Runs a command to its end and returns its output; fails with the output unless it exits with 0. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  more?: Record<string, string>,
): Promise<string> {
  const { ended, output } = start(command, args, cwd, more)
  const code = await ended
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output()}`)
  return output()
}
