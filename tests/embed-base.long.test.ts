// `fandeck.classic.js` joined with other scripts, or written into the page: the page names the folder of the chunks.
import { chromium } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunksOf, options } from '../packages/widgets/embed.tags.ts'
import { chromiumPath } from '../scripts/browser.ts'

const PAGE = 'https://brand.example/sale/'
const DROP = '<fandeck-drop drop-id="101"></fandeck-drop>'
let classic = ''
let browser: Awaited<ReturnType<typeof chromium.launch>>

beforeAll(async () => {
  const build = await rolldown(options({ fandeck: 'src/embed.classic.ts' }))
  classic = chunksOf(await build.generate({ format: 'iife', minify: true }))[0]?.code ?? ''
  await build.close()
  const executablePath = chromiumPath({ shell: true })
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})
afterAll(() => browser?.close())

/** Opens a page and returns the first tag script that it requests, or what the page says of an error. */
async function firstOf(html: string): Promise<string> {
  const page = await browser.newPage()
  try {
    const answer = new Promise<string>((found) => {
      page.on('pageerror', ({ message }) => found(`thrown: ${message}`))
      page.on(
        'console',
        (line) => line.type() === 'error' && /Fandeck/.test(line.text()) && found(line.text()),
      )
      page.on('request', (request) => {
        if (request.url().endsWith('/drop.js')) found(request.url())
      })
    })
    await page.route('**', (route) => {
      const url = route.request().url()
      if (url === PAGE) return route.fulfill({ contentType: 'text/html', body: html })
      if (url.endsWith('bundle.js'))
        return route.fulfill({ contentType: 'text/javascript', body: `void 0;${classic}` })
      return route.fulfill({ status: 404 })
    })
    await page.goto(PAGE)
    return await answer
  } finally {
    await page.close()
  }
}

test.each([
  [
    'on the page',
    `<html data-fandeck-base="https://cdn.example/fandeck/v1/"><script src="/assets/bundle.js"></script>${DROP}`,
  ],
  [
    'without the last slash',
    `<html data-fandeck-base="https://cdn.example/fandeck/v1"><script src="/assets/bundle.js"></script>${DROP}`,
  ],
])('a joined script loads the tag from `data-fandeck-base` %s', async (_, html) => {
  expect(await firstOf(html)).toBe('https://cdn.example/fandeck/v1/drop.js')
})

test('an inlined script reads the attribute of its script element, relative to the page', async () => {
  const html = `${DROP}<script data-fandeck-base="../fandeck">${classic}</script>`
  expect(await firstOf(html)).toBe('https://brand.example/fandeck/drop.js')
})

test('a script of its own loads the tag from its folder', async () => {
  expect(await firstOf(`<script src="/fandeck/bundle.js"></script>${DROP}`)).toBe(
    'https://brand.example/fandeck/drop.js',
  )
})

test('an inlined script without the attribute says what to set, and does not throw', async () => {
  expect(await firstOf(`${DROP}<script>${classic}</script>`)).toMatch(
    /^Fandeck: set data-fandeck-base to the folder/,
  )
})

/** Runs the script as Rocket Loader does: later, so that no script of the page is the current one. */
const late = `<script type="later" src="/fandeck/fandeck.classic.js"></script>
  <script>fetch('/assets/bundle.js').then((reply) => reply.text()).then((text) => (0, eval)(text))</script>`

test('a script that runs late finds its folder by the element that it was written as', async () => {
  expect(await firstOf(`${DROP}${late}`)).toBe('https://brand.example/fandeck/drop.js')
})

test('a script that runs late without its element says what to set', async () => {
  expect(await firstOf(DROP + late.replace('fandeck.classic.js', 'all.js'))).toMatch(
    /^Fandeck: set data-fandeck-base to the folder/,
  )
})
