import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../until.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import {
  asJson,
  clickActions,
  type Engine,
  type EnginePage,
  type EngineView,
  PHONE_SIZE,
  pressActions,
  typeActions,
} from './engine.ts'

export const FIREFOX = '/usr/bin/firefox-esr'

/** Korean, as a fan's phone; the camera is denied without a question. */
const SETTINGS = `
user_pref("intl.accept_languages", "ko-KR, ko");
user_pref("permissions.default.camera", 2);
`

/** Firefox asks for the icon of a page that names none, and tells when the page's policy refuses it. */
const ICON = /favicon\.ico because it violates/

/** Returns the document of a tab or of a frame. */
function viewOf({ send }: Bidi, context: string): EngineView {
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: false,
      userActivation: false,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.text)
    return result
  }
  const element = async (expression: string) => {
    const { sharedId } = await evaluate(expression)
    if (!sharedId) throw new Error(`No element: ${expression}`)
    return { sharedId }
  }
  return {
    evaluate: async (expression) => JSON.parse((await evaluate(asJson(expression))).value),
    async press(expression) {
      const origin = { type: 'element', element: await element(expression) }
      await send('input.performActions', { context, actions: pressActions(origin) })
    },
    async choose(input, file) {
      await send('input.setFiles', { context, element: await element(input), files: [file] })
    },
    async frame(iframe) {
      const { value } = await evaluate(`(${iframe}).contentWindow`)
      if (!value?.context) throw new Error(`No frame: ${iframe}`)
      return viewOf({ send, close() {} }, value.context)
    },
  }
}

function pageOf(bidi: Bidi, context: string): EnginePage {
  const { send } = bidi
  return {
    ...viewOf(bidi, context),
    id: context,
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    clickAt: (x, y) => send('input.performActions', { context, actions: clickActions(x, y) }),
    type: (text) => send('input.performActions', { context, actions: typeActions(text) }),
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: () => send('browsingContext.close', { context }),
  }
}

/** Starts the installed Firefox over WebDriver BiDi, because Playwright requires a newer one than Debian's. */
export async function startFirefox(binary = FIREFOX): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'fandeck-firefox-'))
  writeFileSync(join(profile, 'user.js'), SETTINGS)
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const child = spawn(binary, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  let printed = ''
  child.stderr.on('data', (text) => {
    printed += text
  })
  const address = await until('Firefox', async () => /ws:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0], 60_000)
  const errors: string[] = []
  const bidi = await connectBidi(`${address}/session`, (method, { level, text }) => {
    if (method === 'log.entryAdded' && level === 'error' && !ICON.test(text)) errors.push(text)
  })
  const { capabilities } = await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const pages = async () => {
    const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 })
    return contexts.map(({ context }: { context: string }) => pageOf(bidi, context))
  }
  for (const { id } of await pages())
    await bidi.send('browsingContext.setViewport', { context: id, viewport: PHONE_SIZE })
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    async open(url) {
      const { context } = await bidi.send('browsingContext.create', { type: 'tab' })
      const tab = pageOf(bidi, context)
      await tab.goto(url)
      return tab
    },
    pages,
    errors: () => errors,
    async close() {
      await bidi.send('browser.close').catch(() => {})
      bidi.close()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
