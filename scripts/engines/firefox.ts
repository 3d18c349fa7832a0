import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../until.ts'
import { asJson, clickActions, type Engine, type EnginePage } from './engine.ts'

/** Starts the installed Firefox over WebDriver BiDi, because Playwright requires a newer one than Debian's. */
export async function startFirefox(binary = '/usr/bin/firefox-esr'): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'fandeck-firefox-'))
  const child = spawn(
    binary,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  let printed = ''
  child.stderr.on('data', (text) => {
    printed += text
  })
  const address = await until('Firefox', async () => /ws:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0], 60_000)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((open, fail) => {
    socket.addEventListener('open', open)
    socket.addEventListener('error', fail)
  })
  const waiting = new Map<number, (reply: { result?: unknown; error?: string; message?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data))
    waiting.get(reply.id)?.(reply)
    waiting.delete(reply.id)
  })
  let serial = 0
  // biome-ignore lint/suspicious/noExplicitAny: protocol replies are read where they are used
  const send = (method: string, params: object = {}): Promise<any> =>
    new Promise((resolve, reject) => {
      const id = ++serial
      waiting.set(id, ({ result, error, message }) =>
        error ? reject(new Error(`${method}: ${message}`)) : resolve(result),
      )
      socket.send(JSON.stringify({ id, method, params }))
    })
  const { capabilities } = await send('session.new', { capabilities: {} })

  const page = (context: string): EnginePage => ({
    id: context,
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: false,
        userActivation: false,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    clickAt: (x, y) => send('input.performActions', { context, actions: clickActions(x, y) }),
    close: () => send('browsingContext.close', { context }),
  })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      const { context } = await send('browsingContext.create', { type: 'tab' })
      const tab = page(context)
      await tab.goto(url)
      return tab
    },
    async pages() {
      const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 })
      return contexts.map(({ context }: { context: string }) => page(context))
    },
    async close() {
      await send('browser.close').catch(() => {})
      socket.close()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
