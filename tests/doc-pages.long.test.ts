// Every page of the documents with a tag, in Chromium: with the built scripts, and the backend of the test kit.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { aCampaign, aDrop, aDropInformation, NOON, serverWith } from '@fandeck/sdk/testing'
import { getCampaignEndpoint, getDropsInformationEndpoint, getPacksEndpoint } from '@fandeck/sdk/wire'
import { type Browser, chromium, type Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tagsOfLoader } from '../packages/widgets/embed.plugins.ts'
import { options, tagScripts } from '../packages/widgets/embed.tags.ts'
import { tags } from '../packages/widgets/tags.build.ts'
import { chromiumPath } from '../scripts/browser.ts'
import { answeredBy, CORS } from './fake-api.ts'
import { fencesOf } from './pages-of.ts'
import { files } from './repo.ts'

const PAGE = 'https://brand.example/'
const API = 'https://api.example'
/** The scripts of the tags, under the names that the pages give them; `bundle.js` is an optimiser's. */
const SCRIPTS = { 'fandeck.js': 'src/embed.ts', 'bundle.js': 'src/embed.classic.ts' }

const tagOf = (html: string) => /<script/.test(html) && /<fandeck-([a-z-]+)/.exec(html)?.[1]
const pages = files('*.md').flatMap((file) =>
  fencesOf(file)
    .map((html) => ({ html, tag: tagOf(html) || '' }))
    .filter(({ tag }) => tag !== '')
    .map(({ html, tag }, at) => ({ name: `${file} ${at + 1}`, tag, html })),
)

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
/** Waits for what a visitor sees of a tag first; for any text by default. */
const SEES: Record<string, (page: Page) => Promise<void>> = {
  drop: (page) => page.getByRole('button', { name: '로그인하고 구매하기' }).waitFor(),
  board: (page) => page.locator('.fandeck-formation').waitFor(),
  campaign: (page) => page.locator('fandeck-campaign').getByRole('heading').first().waitFor(),
  deck: (page) => page.locator('fandeck-deck').getByRole('button', { name: '로그인' }).waitFor(),
  async scanner(page) {
    await press(page, '카드 스캔하기')
    await page.locator('.fandeck-code-entry').waitFor()
  },
  async wallet(page) {
    await press(page, '내 혜택')
    await page.getByRole('button', { name: '연결하기' }).waitFor()
  },
}

const seesText = (tag: string) => (page: Page) =>
  page.locator(`fandeck-${tag}`).getByText(/\S/).first().waitFor()

const dist = mkdtempSync(join(tmpdir(), 'fandeck-pages-'))
let browser: Browser

beforeAll(async () => {
  await tagScripts(dist)
  for (const [file, source] of Object.entries(SCRIPTS)) {
    const build = await rolldown(options({ fandeck: source }, [tagsOfLoader]))
    await build.write({ file: join(dist, file), format: file === 'bundle.js' ? 'iife' : 'esm' })
    await build.close()
  }
  const executablePath = chromiumPath({ shell: true })
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})
afterAll(async () => {
  await browser?.close()
  rmSync(dist, { recursive: true, force: true })
})

/** Opens a page, without the script `gone`; returns it with what its console has said. */
async function open(html: string, { gone = '', policy = '' } = {}) {
  const { server } = serverWith({ drop: aDrop() })
  server.answer(getCampaignEndpoint, { campaign: aCampaign(), omitted: [] })
  server.answer(getPacksEndpoint, {})
  server.answer(getDropsInformationEndpoint, {
    version: 1,
    updatedAt: NOON,
    drops: [aDropInformation({ dropId: 101 })],
  })
  const fromApi = answeredBy(server)
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', ({ message }) => said.push(message))
  await page.route('**', (route) => {
    const url = route.request().url()
    const headers = { 'content-security-policy': policy }
    if (url === PAGE) return route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: html })
    if (gone && url.endsWith(gone)) return route.fulfill({ status: 404, headers: CORS })
    if (url.startsWith(API)) return fromApi(route)
    const file = join(dist, basename(new URL(url).pathname))
    return existsSync(file) && url.endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', headers: CORS, body: readFileSync(file) })
      : route.fulfill({ status: 204 })
  })
  await page.goto(PAGE)
  return { page, said }
}

test('the documents have pages of every tag', () => {
  expect(new Set(pages.map(({ tag }) => tag))).toEqual(new Set(tags.map(({ name }) => name)))
  expect(pages.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'README.md 1',
      'docs/guides/embedding.md 1',
      'docs/guides/getting-started.md 1',
      'docs/guides/hosting.md 1',
      'docs/guides/sessions.md 1',
      'packages/widgets/src/drop/README.md 1',
    ]),
  )
})

test.each(pages)('S10.5 $name shows its $tag, and the console stays empty', async ({ html, tag }) => {
  const { page, said } = await open(
    /^<!doctype/i.test(html.trim()) ? html : `<!doctype html><html lang="ko">${html}</html>`,
  )
  try {
    await (SEES[tag] ?? seesText(tag))(page)
    expect(said).toEqual([])
  } finally {
    await page.close()
  }
})

test('a tag whose script is gone says so on a page with Trusted Types', async () => {
  const html = pages.find(({ tag }) => tag === 'drop')?.html ?? ''
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'"
  const { page, said } = await open(html, { gone: '/drop.js', policy })
  try {
    await page.locator('fandeck-drop').getByRole('alert').waitFor()
    expect(said.filter((line) => /trusted/i.test(line))).toEqual([])
    // The control: the page refuses markup in a text.
    const refused = page.evaluate(() => Object.assign(document.body, { innerHTML: '<b></b>' }))
    await expect(refused).rejects.toThrow(/TrustedHTML/)
  } finally {
    await page.close()
  }
})
