import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../../src/main.ts')

/** A real backend process on a port that is restarted after a kill. */
export interface ShopProcess {
  origin: string
  /** The id of the current process. */
  pid(): number | undefined
  /** Resolves once it responds. */
  ready(): Promise<void>
  /** Kills it with SIGKILL and restarts it immediately. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** Starts a backend, whose payment pages have a port of `env` or a free one; passes its error output to `onError`. */
export function shopProcess(
  port: number,
  env: Record<string, string>,
  onError: (text: string) => void,
  main = MAIN,
): ShopProcess {
  let child: ChildProcess
  let answers = Promise.resolve()
  let stopping = false

  function start(): void {
    const own = { PORT_API: String(port), PORT_PAY: '0', PORT_OAUTH: '0', PORT_WALLET: '0' }
    const fresh = fork(main, {
      env: { ...process.env, ...own, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    child = fresh
    fresh.stderr?.on('data', (text) => onError(String(text)))
    answers = new Promise((resolve, reject) => {
      fresh.once('message', () => resolve())
      fresh.once('exit', (code) => reject(new Error(`The backend has ended before it answered: ${code}`)))
    })
    // It cannot start while the database is down; a host would retry.
    answers.catch(() => setTimeout(() => !stopping && child === fresh && start(), 300))
  }
  const ended = () =>
    new Promise<void>((resolve) =>
      child.exitCode === null && child.signalCode === null ? child.once('exit', () => resolve()) : resolve(),
    )

  start()
  return {
    origin: `http://localhost:${port}`,
    pid: () => child.pid,
    async ready() {
      for (;;) {
        const waiting = answers
        try {
          return await waiting
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 400))
        }
      }
    },
    async kill() {
      child.kill('SIGKILL')
      await ended()
      start()
    },
    async stop() {
      stopping = true
      child.kill('SIGTERM')
      const late = setTimeout(() => {
        onError('A backend did not end by SIGTERM')
        child.kill('SIGKILL')
      }, 20_000)
      await ended()
      clearTimeout(late)
    },
  }
}
