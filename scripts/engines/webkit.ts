import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { until } from '../until.ts'
import { asJson, clickActions, type Engine, type EnginePage } from './engine.ts'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })

/** Starts the installed WebKitGTK over WebDriver on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const display = `:${90 + (process.pid % 100)}`
  const children: ChildProcess[] = []
  const start = (command: string, args: string[], env: Record<string, string> = {}) => {
    const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } })
    children.push(child)
    return child
  }
  start('Xvfb', [display, '-screen', '0', '1024x1000x24'])
  await until('the screen', async () => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`) || undefined)
  const port = await freePort()
  // Containers lack the namespaces that WebKit's sandbox needs.
  const quiet = { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
  start('/usr/bin/WebKitWebDriver', [`--port=${port}`], { DISPLAY: display, ...quiet })
  // biome-ignore lint/suspicious/noExplicitAny: protocol replies are read where they are used
  const send = async (method: string, path: string, body?: object): Promise<any> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(20_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await reply.json()
    if (value?.error) throw new Error(`${path}: ${value.message}`)
    return value
  }
  await until('WebKitWebDriver', () => send('GET', '/status'))
  const options = { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } }
  const { sessionId, capabilities } = await send('POST', '/session', {
    capabilities: { alwaysMatch: options },
  })
  const at = `/session/${sessionId}`

  // Serialised, because each command first selects its window.
  let last: Promise<unknown> = Promise.resolve()
  const within = <T>(handle: string, work: () => Promise<T>): Promise<T> => {
    const mine = last.then(async () => {
      await send('POST', `${at}/window`, { handle })
      return work()
    })
    last = mine.catch(() => {})
    return mine
  }
  const page = (handle: string): EnginePage => ({
    id: handle,
    evaluate: (expression) =>
      within(handle, async () => {
        const script = `return ${asJson(expression)}`
        return JSON.parse(await send('POST', `${at}/execute/sync`, { script, args: [] }))
      }),
    goto: (url) => within(handle, () => send('POST', `${at}/url`, { url })),
    clickAt: (x, y) => within(handle, () => send('POST', `${at}/actions`, { actions: clickActions(x, y) })),
    close: () => within(handle, () => send('DELETE', `${at}/window`)),
  })
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      const { handle } = await send('POST', `${at}/window/new`, { type: 'tab' })
      const tab = page(handle)
      await tab.goto(url)
      return tab
    },
    async pages() {
      const handles: string[] = await send('GET', `${at}/window/handles`)
      return handles.map(page)
    },
    async close() {
      await send('DELETE', at).catch(() => {})
      for (const child of children.toReversed()) child.kill()
    },
  }
}
