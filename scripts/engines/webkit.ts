import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { until } from '../until.ts'
import {
  asJson,
  clickActions,
  type Engine,
  type EnginePage,
  type EngineView,
  PHONE_SIZE,
  typeActions,
} from './engine.ts'
import { openWebDriver, type Place, sendTo, type WebDriver } from './webdriver.ts'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
/**
 * WebKit prints no console in private windows, as those of WebDriver are: each document collects its errors from the
 * first command on, and later commands take them.
 */
const COLLECT = `window.fandeckErrors ??= (() => {
  const errors = []
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  addEventListener('securitypolicyviolation', (one) => errors.push(one.violatedDirective + ' ' + one.blockedURI))
  const { error } = console
  console.error = (...words) => {
    errors.push(words.join(' '))
    error(...words)
  }
  return errors
})()`

/** The buttons of MiniBrowser's toolbar are wider than a phone. */
const NARROW = 'toolbar *, headerbar *, box * { padding: 0; margin: 0; min-width: 0; border-width: 0 }'

/** Returns the document of a window or of a frame. */
function viewOf(driver: WebDriver, place: Place, errors: string[]): EngineView {
  const { send, within, element } = driver
  return {
    evaluate: (expression) =>
      within(place, async () => {
        const script = `const errors = ${COLLECT}; return [${asJson(expression)}, errors.splice(0)]`
        const [value, newErrors] = await send('POST', '/execute/sync', { script, args: [] })
        errors.push(...newErrors)
        return JSON.parse(value)
      }),
    press: (expression) =>
      within(place, async () => send('POST', `/element/${(await element(expression)).id}/click`, {})),
    choose: (input, file) =>
      within(place, async () => send('POST', `/element/${(await element(input)).id}/value`, { text: file })),
    frame: async (iframe) => viewOf(driver, { ...place, frames: [...place.frames, iframe] }, errors),
  }
}

function pageOf(driver: WebDriver, handle: string, errors: string[]): EnginePage {
  const { send, within } = driver
  const place = { handle, frames: [] }
  const view = viewOf(driver, place, errors)
  return {
    ...view,
    id: handle,
    async goto(url) {
      await within(place, () => send('POST', '/url', { url }))
      await view.evaluate('undefined')
    },
    clickAt: (x, y) => within(place, () => send('POST', '/actions', { actions: clickActions(x, y) })),
    type: (text) => within(place, () => send('POST', '/actions', { actions: typeActions(text) })),
    screenshot: () => within(place, async () => Buffer.from(await send('GET', '/screenshot'), 'base64')),
    close: () => within(place, () => send('DELETE', '/window')),
  }
}

/** Resizes the window until its page has the size of a phone: the rest is the browser's frame. */
async function resize({ send }: WebDriver): Promise<void> {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]'
  await until('the size of the window', async () => {
    const [wider, higher] = await send('POST', '/execute/sync', { script, args: [] })
    const { width, height } = PHONE_SIZE
    await send('POST', '/window/rect', { x: 0, y: 0, width: width + wider, height: height + higher })
    const inner = await send('POST', '/execute/sync', {
      script: 'return [innerWidth, innerHeight]',
      args: [],
    })
    return (inner[0] === width && inner[1] === height) || undefined
  })
}

/** Starts a virtual screen; returns its number, which Xvfb chooses and prints. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const child = spawn(XVFB, ['-displayfd', '1', '-screen', '0', '1024x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  children.push(child)
  let printed = ''
  child.stdout.on('data', (text) => {
    printed += text
  })
  return until('the screen', async () => /^\d+(?=\n)/.exec(printed)?.[0])
}

/** Starts the installed WebKitGTK over WebDriver on a virtual screen. */
export async function startWebKit(): Promise<Engine> {
  const children: ChildProcess[] = []
  const settings = mkdtempSync(join(tmpdir(), 'fandeck-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), NARROW)
  const kill = () => {
    for (const child of children.toReversed()) child.kill()
    rmSync(settings, { recursive: true, force: true })
  }
  const errors: string[] = []
  try {
    const DISPLAY = `:${await startScreen(children)}`
    const port = await freePort()
    // Containers lack the namespaces that WebKit's sandbox needs.
    const quiet = {
      LANG: 'ko_KR.UTF-8',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    }
    const env = { ...process.env, DISPLAY, XDG_CONFIG_HOME: settings, ...quiet }
    const child = spawn(WEBKIT_DRIVER, [`--port=${port}`], { stdio: 'ignore', env })
    children.push(child)
    const address = `http://127.0.0.1:${port}`
    await until('WebKitWebDriver', () => sendTo(address, 'GET', '/status'))
    const driver = await openWebDriver(address, {
      'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
    })
    await resize(driver)
    return {
      name: `WebKitGTK ${driver.version}`,
      async open(url) {
        const { handle } = await driver.send('POST', '/window/new', { type: 'tab' })
        const tab = pageOf(driver, handle, errors)
        await tab.goto(url)
        return tab
      },
      async pages() {
        const handles: string[] = await driver.send('GET', '/window/handles')
        return handles.map((handle) => pageOf(driver, handle, errors))
      },
      errors: () => errors,
      async close() {
        await driver.send('DELETE', '').catch(() => {})
        kill()
      },
    }
  } catch (error) {
    kill()
    throw error
  }
}
