// Every public route in Chromium: its first and its later load, its document, its colours, its texts and its width.
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { latinLabels, unexplained } from '../../packages/widgets/src/stories/latin-labels.ts'
import { cutTexts } from './cut-texts.ts'
import { otherFaces, overflowAt, settle, still, violationsIn, watchesCharacters } from './page-checks.ts'
import { BARE, expectFrame } from './page-frame.ts'
import {
  expectCalm,
  loadSlowly,
  misreadFieldsOn,
  recordShifts,
  smallTargetsOn,
  takeShifts,
} from './page-measures.ts'
import { withoutCopies } from './page-pictures.ts'
import { openPhone, type Phone } from './phone.ts'
import { runSite } from './running-site.ts'
import { VISITED_ROUTES } from './site-routes.ts'
import { screen } from './steps.ts'

const running = runSite()
/** These pages are complete with their script. */
const WITHOUT_DATA: readonly string[] = ['/account/login']

const descriptions = new Map<string, string>()

describe.each(VISITED_ROUTES)('%s', (path, title) => {
  let phone: Phone
  let page: Page
  beforeAll(async () => {
    phone = await openPhone(running().browser)
    page = phone.page
    page.on('console', (message) => {
      if (message.type() === 'error') phone.errors.push(message.text())
    })
    await recordShifts(page)
    await page.goto(running().stack.site + path)
    await settle(page)
  })
  afterAll(() => page?.context().close())

  test('nothing moves when the document loads', async () => {
    expectCalm(await takeShifts(page))
  })

  test('the initial font has all characters', async () => {
    await watchesCharacters(page)
    await settle(page)
    expect(await otherFaces(page).count()).toBe(0)
  })

  test.skipIf(path === BARE)('S1.3 S2.27 S2.32 has its frame', async () => {
    await expectFrame(page)
  })

  test('S7.66 S9.7 S9.9 shows the copies of its pictures, at the offered widths', async () => {
    expect(await withoutCopies(page)).toEqual([])
  })

  test('targets are 44 px', async () => {
    expect(await smallTargetsOn(page)).toEqual([])
  })

  test('S2.1 S2.22 has one h1, its own title and description, and its canonical address', async () => {
    await screen(page.locator('h1')).toHaveCount(1)
    expect(await page.title()).toBe(title)
    const description = page.locator('meta[name=description]')
    await screen(description).toHaveCount(1)
    const text = (await description.getAttribute('content')) ?? ''
    expect(text).toMatch(/^.{10,}/)
    expect(descriptions.get(text), text).toBeUndefined()
    descriptions.set(text, path)
    const canonical = page.locator('link[rel=canonical]')
    await screen(canonical).toHaveCount(1)
    expect(await canonical.getAttribute('href')).toBe(running().stack.site + path)
  })

  test.each(['light', 'dark'] as const)('axe finds nothing in %s colours', async (colorScheme) => {
    await still(page)
    expect(await violationsIn(page, colorScheme)).toEqual([])
  })

  test.each([
    [320, 100],
    [390, 200],
    [320, 200],
  ])('at %i px with text at %i %% nothing scrolls sideways', async (width, textZoom) => {
    expect(await overflowAt(page, width, textZoom)).toEqual([])
  })

  test('at 320 px with text at 200 % no text is cut', async () => {
    await overflowAt(page, 320, 200)
    expect(await cutTexts(page)).toEqual([])
  })

  test('S1.1 every label is Korean, apart from the kept words', async () => {
    expect(unexplained(await page.evaluate(latinLabels))).toEqual([])
  })

  test('D94 A its fields read what hands type', async () => {
    expect(await misreadFieldsOn(page)).toEqual([])
  })

  test('reports no error', () => {
    expect(phone.errors).toEqual([])
  })

  test.skipIf(WITHOUT_DATA.includes(path))('nothing moves when the answers come later', async () => {
    const { stack } = running()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${stack.site}/account/login`)
    await settle(page)
    const { shifts, tooWide } = await loadSlowly(page, stack.api, path)
    expect(tooWide).toEqual([])
    expectCalm(shifts)
  })
})

describe('D94 A the fields behind a press', () => {
  test.each([
    ['/account/login', '휴대폰 번호로 계속하기', '휴대폰 번호'],
    ['/account/login', '이메일로 계속하기', '이메일'],
    ['/account/password', undefined, '이메일'],
  ])('of %s, %s', async (path, press, label) => {
    const { page } = await openPhone(running().browser)
    await page.goto(running().stack.site + path)
    await settle(page)
    if (press) await page.getByRole('button', { name: press }).click()
    await screen(page.getByLabel(label, { exact: true })).toBeVisible()
    expect(await misreadFieldsOn(page)).toEqual([])
    await page.context().close()
  })
})

describe('S9.9 a picture', () => {
  test('is requested as its copy, then as itself, then replaced by a placeholder', async () => {
    const { stack, browser } = running()
    const { page } = await openPhone(browser)
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'image' && asked.push(request.url()))
    const art = page.locator('main img[src*="/art/event"]')
    const refuse = (pattern: string) => page.route(pattern, (route) => route.fulfill({ status: 404 }))

    await page.goto(`${stack.site}/event/1`)
    const src = `${stack.api}/cdn/art/event/1.webp`
    const copy = `${stack.api}/cdn/art/event/resized/1_640.webp`
    await screen(art).toHaveJSProperty('currentSrc', copy)
    await screen(art).toHaveJSProperty('complete', true)
    expect(asked).toContain(copy)
    expect(asked).not.toContain(src)

    await refuse('**/resized/**')
    await page.reload()
    await screen(art).not.toHaveAttribute('srcset')
    // Its address names its colour, which no request has.
    const shown = () => art.evaluate((image: HTMLImageElement) => image.currentSrc.split('#')[0])
    await screen.poll(shown).toBe(src)

    await refuse('**/art/event/**')
    await page.reload()
    await screen(page.locator('main .fandeck-image[data-failed]')).toHaveCount(1)
    await screen(art).toHaveCount(0)
    await page.context().close()
  })
})

describe('the checks themselves', () => {
  test('S1.1 find a label in Latin letters, and the words of the menu Korean or kept', async () => {
    const { page } = await openPhone(running().browser)
    await page.goto(running().stack.site)
    await page.getByRole('button', { name: '메뉴' }).click()
    await screen(page.getByText('ORIGINALS')).toBeVisible()
    expect(unexplained(await page.evaluate(latinLabels))).toEqual([])
    await page.evaluate(() => document.body.append(document.createElement('img')))
    await page.locator('body > img').evaluate((image) => image.setAttribute('alt', 'A card'))
    expect(unexplained(await page.evaluate(latinLabels))).toEqual(['A card'])
    await page.context().close()
  })

  test('find a page without contrast, one that is wider with larger text, and a text that is cut', async () => {
    const { page } = await openPhone(running().browser)
    await page.goto(`${running().stack.site}/story`)
    await settle(page)
    await page.evaluate(() => {
      const line = document.querySelector('main')?.appendChild(document.createElement('p'))
      if (!line) return
      line.textContent = '읽기 어려운 글'
      Object.assign(line.style, {
        color: '#aaa',
        background: '#bbb',
        whiteSpace: 'nowrap',
        width: 'max-content',
      })
      line.style.font = '40px sans-serif'
    })
    expect(await violationsIn(page, 'light')).toHaveLength(1)
    expect(await overflowAt(page, 390)).toEqual([])
    expect(await overflowAt(page, 390, 200)).not.toEqual([])
    await page.evaluate(() => {
      const box = document.createElement('p')
      box.style.cssText = 'flex: none; height: 10px; overflow: hidden'
      box.textContent = '잘린 문장이에요'
      document.querySelector('main')?.prepend(box)
    })
    expect(await cutTexts(page)).toContain('"잘린 문장이에요" is cut by P.')
    await page.context().close()
  })
})
