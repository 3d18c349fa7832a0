// The documentation site as it is built: links, search, playgrounds, theme editor and axe. In one file,
// because the site is built once for all.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import MiniSearch from 'minisearch'
import type { Browser, Page } from 'playwright'
import type { PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '../../examples/backend/test/free-ports.ts'
import { settle, violationsIn } from '../../tests/e2e/page-checks.ts'
import { openBrowser } from '../../tests/e2e/phone.ts'
import { screen } from '../../tests/e2e/steps.ts'
import { writtenPages } from './.vitepress/search-plugin.ts'
import { buildDocs, isBuilt } from './build-state.ts'
import { INDEX, RANKING, searchIndex } from './pages/search.ts'
import { ELEMENTS, ROOT } from './pages/sources.ts'
import { TAGS } from './playground/tags.ts'
import { startDocs } from './serve.ts'
import { brokenLinks, brokenResults, builtPages, withoutTwin } from './site-checks.ts'
import { QUESTIONS } from './site-questions.ts'
import { orderPack, REFUSED_BOARDS, SHOWN } from './site-states.ts'

let server: PreviewServer
let browser: Browser
let origin: string
const errors: string[] = []
/** The longest page of the reference, characters of HTML. */
const LONGEST = 400_000

beforeAll(async () => {
  if (!isBuilt()) await buildDocs()
  const port = await freePort()
  origin = `http://localhost:${port}`
  server = await startDocs({ port, origin })
  browser = await openBrowser()
  // The first request finds the built site.
  await fetch(origin)
})
afterAll(async () => {
  await browser?.close()
  await server?.close()
})

async function open(path: string, width = 1280): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 1400 } })
  page.on('pageerror', ({ message }) => errors.push(`${path}: ${message}`))
  await page.goto(`${origin}${path}`)
  return page
}

/** Opens a page and moves the pointer, as a reader does, until its playgrounds load. */
async function play(path: string): Promise<Page> {
  const page = await open(path)
  await expect
    .poll(
      async () => {
        await page.mouse.move(10, 300 + Math.random() * 100)
        return await page.locator('.vp-doc iframe').count()
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  return page
}

describe('the pages', () => {
  test('every link leads to a page and to a heading of it', () => {
    expect(builtPages().size).toBeGreaterThan(150)
    expect(brokenLinks()).toEqual([])
  })

  test('each has its Markdown beside it, and llms.txt names it by its absolute address', async () => {
    expect(withoutTwin()).toEqual([])
    const text = await (await fetch(`${origin}/llms.txt`)).text()
    const addresses = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(150)
    expect(addresses.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
    for (const address of [addresses[0] ?? '', `${origin}/guides/errors.md`, `${origin}/openapi.json`])
      expect((await fetch(address)).status, address).toBe(200)
    expect((await fetch(`${origin}/no-such-page`)).status).toBe(404)
  })

  test.each(['/..%2f..%2f..%2fREADME.md', '/%zz'])(
    'an address out of the site is refused: %s',
    async (path) => {
      expect((await fetch(origin + path)).status).toBe(400)
    },
  )
})

test('a link to a heading of a long page leads to it, by its address and by a press', async () => {
  const page = await open('/reference/sdk/drops#dropinformation')
  const isAtTop = (id: string) =>
    expect
      .poll(() => page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top), {
        timeout: 20_000,
      })
      .toSatisfy((top: number) => top > 0 && top < 300)
  await isAtTop('dropinformation')
  await page.locator('.vp-doc a[href="/reference/sdk/drops#purchasestate"]').first().click()
  await isAtTop('purchasestate')
  await page.close()
})

describe('a long page of the reference', () => {
  test('is divided, so that a phone draws each of its pages in time', () => {
    const long = [...builtPages()].filter(
      ([address, html]) => address.startsWith('/reference/') && html.length > LONGEST,
    )
    expect(long.map(([address, html]) => `${address} ${html.length}`)).toEqual([])
  })

  test('is a list that keeps the anchors from before, and leads to each name', async () => {
    const page = await open('/reference/widgets/main#carddeckprops')
    const name = page.locator('h3#carddeckprops')
    await screen(name).toBeInViewport()
    await name.getByRole('link', { name: 'CardDeckProps', exact: true }).click()
    await page.waitForURL(`${origin}/reference/widgets/main/card-deck#carddeckprops`)
    await screen(page.locator('h3#carddeckprops + p, h3#carddeckprops ~ h4').first()).toBeVisible()
    await page.close()
  })
})

describe('the search', () => {
  test('finds the page of each question at place 1 to 3', () => {
    const json = searchIndex(writtenPages())
    expect(brokenResults(json)).toEqual([])
    const index = MiniSearch.loadJSON(json, { ...INDEX, searchOptions: RANKING })
    const missed = QUESTIONS.filter(([question, page]) => {
      const first = index.search(question).slice(0, 3)
      return !first.some(({ id }) => String(id).split('#')[0] === page)
    })
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(30)
    expect(missed).toEqual([])
  })

  test.each([
    ['/', 'Search', '대기열', '/ko/guides/gate'],
    ['/ko/', '검색', 'embed script tag', '/guides/embedding'],
  ])('answers in the box of %s', async (path, label, question, wanted) => {
    const page = await open(path)
    await page.getByRole('button', { name: label }).first().click()
    await page.getByRole('searchbox').fill(question)
    await screen(page.locator('.VPLocalSearchBox .results a').first()).toBeVisible()
    const found = await page
      .locator('.VPLocalSearchBox .results a')
      .evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')?.split('#')[0]))
    expect(found).toContain(wanted)
    await page.close()
  })
})

describe('the playgrounds', () => {
  test('have an expectation for every state of every tag', () => {
    const all = TAGS.flatMap(({ name, states }) => states.map((state) => `${name} ${state}`))
    expect(SHOWN.map(([tag, state]) => `${tag} ${state}`).toSorted()).toEqual(all.toSorted())
  })

  test.each(TAGS)('draw fandeck-$name in every state', async ({ name, states }) => {
    const page = await play(`/ko/elements/${name}`)
    // The page of the scanner has one with a camera, too.
    const playground = page.locator('.playground').first()
    const frame = playground.frameLocator('iframe')
    const buttons = playground.getByRole('group', { name: '상태' }).getByRole('button')
    for (const [at, state] of states.entries()) {
      const [, , text = '', act] = SHOWN.find(([tag, one]) => tag === name && one === state) ?? []
      await buttons.nth(at).click()
      await screen(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true')
      await act?.(frame)
      await screen(frame.getByText(text).first(), `${name} ${state}`).toBeVisible()
    }
    await page.close()
  })

  test('are on the page of everything that the package of widgets exports, and of every tag', () => {
    const pages = builtPages()
    const index = readFileSync(join(ROOT, 'packages/widgets/src/generated/widgets.ts'), 'utf8')
    const exported = Array.from(index.matchAll(/from '\.\.\/(.+)\/index\.ts'/g), ([, name = '']) => name)
    const tags = new Map<string, string>(Object.entries(ELEMENTS))
    expect(exported.length).toBeGreaterThan(60)
    expect([...tags.values()].toSorted()).toEqual(TAGS.map(({ name }) => name).toSorted())
    const isPlayed = (folder: string) => {
      const tag = tags.get(folder)
      const html = pages.get(tag === undefined ? `/widgets/${folder}` : `/elements/${tag}`)
      return html?.includes(tag === undefined ? `Playground: ${folder}` : 'class="playground vp-raw"')
    }
    expect([...exported, ...tags.keys()].filter((folder) => !isPlayed(folder))).toEqual([])
  })

  test('load nothing before the reader does anything', async () => {
    const page = await open('/elements/drop')
    await settle(page)
    await screen(page.getByRole('button', { name: 'Start the preview' })).toBeVisible()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.keyboard.press('Tab')
    await screen(page.frameLocator('.playground iframe').getByText('On sale').first()).toBeVisible()
    await page.close()
  })

  test('sell packs by the parts of a purchase', async () => {
    const page = await play('/widgets/purchase')
    const frame = page.frameLocator('.playground iframe')
    await frame.getByRole('button', { name: 'Buy', exact: true }).click()
    const sheet = frame.getByRole('dialog', { name: 'Buy' })
    for (const box of await sheet.getByRole('checkbox').all()) await box.check()
    await sheet.getByRole('button', { name: 'Get it free' }).click()
    await frame.getByRole('button', { name: 'Open the packs' }).click()
    await frame.getByRole('button', { name: 'Open them all' }).click()
    await screen(frame.getByRole('button', { name: 'See them in my deck' })).toBeVisible()
    await page.close()
  })

  test('let a fan pay by the parts of a purchase', async () => {
    const page = await play('/widgets/purchase')
    const frame = page.frameLocator('.playground iframe')
    await page.getByLabel('paid').check()
    await frame.getByRole('button', { name: 'Buy', exact: true }).click()
    const sheet = frame.getByRole('dialog', { name: 'Buy' })
    for (const box of await sheet.getByRole('checkbox').all()) await box.check()
    await sheet.getByRole('button', { name: /^Pay/ }).click()
    await frame.frameLocator('iframe').getByRole('button', { name: 'Pay' }).click()
    await screen(frame.getByRole('button', { name: 'Open the packs' })).toBeVisible()
    await page.close()
  })

  test.each(REFUSED_BOARDS)('tell why a server refuses: %s', async (file, text) => {
    const page = await open(
      `/playground/widget.html?${new URLSearchParams({ file, story: 'Refused', lang: 'ko' })}`,
    )
    await screen(page.getByRole('alert').getByText(text)).toBeVisible()
    await page.close()
  })

  test('draw a widget by its stories, and by what the controls say', async () => {
    const page = await play('/widgets/transaction-list')
    const frame = page.frameLocator('.playground iframe')
    const orders = frame.locator('.fandeck-transaction')
    await screen(orders).toHaveCount(4)
    await page.getByRole('button', { name: 'None', exact: true }).click()
    await screen(frame.getByRole('button', { name: '드롭 보러 가기' })).toBeVisible()
    await page.getByLabel('count').fill('2')
    await page.getByLabel('count').blur()
    await screen(orders).toHaveCount(2)
    await screen(page.locator('.code-box code')).toContainText("from '@fandeck/widgets'")
    await page.close()
  })

  test('scan a drawn card by the camera', async () => {
    const page = await play('/elements/scanner')
    const frame = page.frameLocator('iframe[title*="ocr-scanner"]')
    // What loads above moves the frame, and the browser does not scroll to what is fixed in it.
    await vi.waitFor(async () => {
      await page.locator('iframe[title*="ocr-scanner"]').scrollIntoViewIfNeeded()
      await frame.locator('.fandeck-scanner__shutter').click({ timeout: 5000 })
    }, 60_000)
    await screen(frame.getByRole('button', { name: 'See my cards' })).toBeVisible()
    await page.close()
  })

  test('sell a pack, which the fan pays and opens', async () => {
    const page = await play('/ko/elements/drop')
    const frame = page.frameLocator('.playground iframe')
    await orderPack(frame)
    await frame.frameLocator('iframe').getByRole('button', { name: '결제하기' }).click()
    await frame.getByRole('button', { name: '팩 열기' }).click()
    await frame.getByRole('button', { name: '한 번에 모두 열기' }).click()
    await screen(frame.getByRole('button', { name: '덱에서 보기' })).toBeVisible()
    await page.close()
  })

  test('show the code of what the controls say', async () => {
    const page = await open('/elements/drop')
    const code = page.locator('.code-box code')
    await page.getByLabel('layout').selectOption('')
    await page.getByLabel('drop-id').fill('102')
    await page.getByLabel('drop-id').blur()
    await screen(code).toContainText('<fandeck-drop\n  drop-id="102"\n  lang="en"')
    for (const name of ['React', 'Vue', 'Next.js']) {
      await page.getByRole('button', { name, exact: true }).click()
      await screen(code).toContainText('drop-id="102"')
      await screen(code).toContainText("import '@fandeck/widgets/fandeck.js'")
    }
    await page.close()
  })
})

test('the theme editor changes a live drop, warns of contrast, and copies the rules', async () => {
  const page = await play('/theme')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = page.frameLocator('.theme-editor iframe')
  await screen(frame.getByText('On sale').first()).toBeVisible()
  await page.getByLabel('Main button').fill('#ffee00')
  await page.getByLabel('Corners of controls').fill('2')
  const buy = frame.getByRole('button', { name: /^Buy/ })
  await screen(buy).toHaveCSS('background-color', 'rgb(255, 238, 0)')
  await screen(page.locator('.theme-pairs .fails')).toContainText('--fd-primary')
  await page.getByRole('button', { name: 'Copy' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('--fd-primary: light-dark(#ffee00, #f5f3fa);\n  --fd-radius-control: 2px;')
  await page.close()
})

test.each([
  '/',
  '/ko/',
  '/guides/errors',
  '/elements/drop',
  '/widgets/card',
  '/theme',
  '/http/drops',
  '/reference/sdk/drops',
])('axe finds nothing on %s, in light and dark', async (path) => {
  const page = await open(path)
  await settle(page)
  // A press before the page is mounted draws nothing.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Shift')
        return page.locator('html.drawn').count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
  expect({
    light: await violationsIn(page, 'light'),
    dark: await violationsIn(page, 'dark'),
  }).toEqual({ light: [], dark: [] })
  await page.close()
})

test('the menu of a phone opens the sidebar, whose links lead on', async () => {
  const page = await open('/guides/errors', 390)
  await settle(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.locator('.VPSidebar.open').getByRole('link', { name: 'Theme editor' }).click()
  await page.waitForURL(`${origin}/theme`)
  await screen(page.locator('.VPSidebar.open')).toHaveCount(0)
  await page.close()
})

test('no page has failed', () => expect(errors).toEqual([]))
