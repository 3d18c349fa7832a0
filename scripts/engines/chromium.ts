import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright'
import { chromiumPath } from '../browser.ts'
import { asJson, type Engine, type EnginePage, type EngineView, PHONE_SIZE } from './engine.ts'

/** Returns the document of a page or of a frame. */
function viewOf(page: Page | Frame): EngineView {
  const element = async (expression: string) => {
    const found = (await page.evaluateHandle<Element>(expression)).asElement()
    if (!found) throw new Error(`No element: ${expression}`)
    return found
  }
  return {
    evaluate: async (expression) => JSON.parse(await page.evaluate(asJson(expression))),
    press: async (expression) => (await element(expression)).click({ timeout: 5_000 }),
    choose: async (input, file) => (await element(input)).setInputFiles(file),
    async frame(iframe) {
      const frame = await (await element(iframe)).contentFrame()
      if (!frame) throw new Error(`No frame: ${iframe}`)
      return viewOf(frame)
    },
  }
}

const ids = new WeakMap<Page, string>()
let serial = 0

/** Returns the number of a page, which Playwright does not have. */
function idOf(page: Page): string {
  const id = ids.get(page) ?? `page-${++serial}`
  ids.set(page, id)
  return id
}

const pageOf = (page: Page): EnginePage => ({
  ...viewOf(page),
  id: idOf(page),
  goto: async (url) => void (await page.goto(url)),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  screenshot: () => page.screenshot(),
  close: () => page.close(),
})

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(error.error().message))
  context.on('console', (message) => {
    // The status of a reply is no error of the page.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return errors
}

/** Starts the Chromium of the other tests, by Playwright; the camera is denied. */
export const startChromium = (): Promise<Engine> => startChromiumAs({})

/** Options of a Chromium that stands for another browser. */
export interface ChromiumOptions {
  context?: BrowserContextOptions | undefined
  /** Runs before the first page opens. */
  prepare?: ((context: BrowserContext) => Promise<unknown>) | undefined
}

/** Starts a Chromium that stands for another browser. */
export async function startChromiumAs({ context: options, prepare }: ChromiumOptions): Promise<Engine> {
  const executablePath = chromiumPath()
  const browser: Browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  })
  const context = await browser.newContext({ viewport: PHONE_SIZE, locale: 'ko-KR', ...options })
  const errors = collectErrors(context)
  await prepare?.(context)
  await context.newPage()
  return {
    name: `Chromium ${browser.version()}`,
    async open(url) {
      const page = pageOf(await context.newPage())
      await page.goto(url)
      return page
    },
    pages: async () => context.pages().map(pageOf),
    errors: () => errors,
    close: () => browser.close(),
  }
}
