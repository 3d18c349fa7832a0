// Campaigns of teams that the code does not know, each from one JSON file; and a file with faults, of which the site
// shows what it can read.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkCampaign } from '@fandeck/sdk/campaigns'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settle, violationsIn } from './page-checks.ts'
import { openBrowser, openPhone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, screen } from './steps.ts'

const campaignOf = (slug: string, team: object, sections: readonly object[], more: object = {}) => ({
  slug,
  team,
  header: { subtitle: '파일 하나' },
  metadata: { title: `${slug} 캠페인`, description: '파일 하나로 만든 캠페인이에요.' },
  packs: ['fcseoul-2025', 'orblit-1st-deck'],
  pages: [{ path: `/${slug}`, sections }],
  ...more,
})
const text = { kind: 'text', title: '알아두세요', paragraphs: ['카드는 경기장 매대에서 만나요.'] }

/** A club and a group without a crest, a line of code or a picture of their own; and a document of faults. */
const DOCUMENTS = [
  campaignOf(
    'bada-2026',
    {
      name: '바다FC',
      crest: '/art/crest/bada-2026.svg',
      palette: ['#0B6E99', '#06202C', '#BFEFFF'],
      sport: 'football',
    },
    [
      { kind: 'formation', title: '바다의 베스트 11', packs: ['fcseoul-2025'] },
      {
        kind: 'playerFilter',
        packs: ['fcseoul-2025'],
        attribute: 'position',
        filters: [{ value: 'GK', label: '골키퍼' }],
      },
      {
        kind: 'flip',
        look: 'player',
        packs: ['fcseoul-2025'],
        cards: [{ cardId: 2001, title: '파도처럼 가요.' }],
      },
      text,
    ],
  ),
  campaignOf(
    'lumen',
    {
      name: 'LUMEN',
      crest: '/art/crest/lumen.svg',
      palette: ['#7A5CFF', '#140B2E', '#E9E2FF'],
      sport: 'artist',
    },
    [
      { kind: 'codeEntry', title: '앨범 속 코드를 입력해 주세요', pack: 'orblit-1st-deck' },
      { kind: 'cards', title: '포토카드', packs: ['orblit-1st-deck'] },
      {
        kind: 'flip',
        look: 'player',
        packs: ['orblit-1st-deck'],
        cards: [{ cardId: 1001, title: '오늘도 빛나요.' }],
      },
      text,
    ],
  ),
  campaignOf(
    'faulty',
    {
      name: '허술FC',
      crest: '/art/crest/nobody.svg',
      palette: ['#555555', '#111111', '#EEEEEE'],
      sport: 'football',
    },
    [
      { kind: 'hologram', title: '아직 없는 보드' },
      {
        kind: 'flip',
        look: 'player',
        packs: ['no-such-pack'],
        cards: [{ cardId: 2001, title: '없는 팩이에요.' }],
      },
      { kind: 'hero', title: '<b>꾸민 글</b>' },
      text,
    ],
    { period: { startAt: '2026-03-01 10:00:00', endAt: '2025-03-01 10:00:00' } },
  ),
]

let stack: Stack
let browser: Browser
let folder = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-strangers-'))
  for (const one of DOCUMENTS) writeFileSync(join(folder, `${one.slug}.json`), JSON.stringify(one))
  stack = await startStack({ env: { CAMPAIGNS_DIR: folder } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function visit(path: string): Promise<{ page: Page; errors: string[] }> {
  const { page, errors } = await openPhone(browser)
  await page.goto(stack.site + path)
  await settle(page)
  return { page, errors }
}

/** Saves what a reader of the documentation sees; `FANDECK_PICTURES` is a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const pictures = process.env.FANDECK_PICTURES
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`) })
}

/** Returns the colours of the page's boards and whether its crest is drawn. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const crest = document.querySelector('header img')
    return {
      main: getComputedStyle(document.querySelector('.site-campaign') ?? document.body).getPropertyValue(
        '--fd-team-1',
      ),
      crest: crest instanceof HTMLImageElement && crest.naturalWidth > 0,
    }
  })

test('D27 the documents of strangers are good ones, and the third is not', () => {
  expect(DOCUMENTS.map((one) => checkCampaign(one).length > 0)).toEqual([false, false, true])
})

test('S2.51 a club that is in no code has its colours, its crest, three boards and a page of text', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit('/bada-2026')
  expect(await looks(page)).toEqual({ main: '#0B6E99', crest: true })
  await screen(page.getByRole('heading', { name: '바다의 베스트 11' })).toBeVisible()
  await picture(page, 'campaign-club')
  await button(page, '골키퍼 자리 1, 비어 있음').tap()
  await page
    .getByRole('radio', { name: /문가람/ })
    .locator('xpath=ancestor::label')
    .tap()
  await button(page, '문가람 배치하기').tap()
  await button(page, '닫기').tap()
  await screen(button(page, '골키퍼 자리 1, 문가람')).toBeVisible()
  await button(page, '한이준 뒤집기').tap()
  await screen(button(page, '한이준 뒤집기')).toHaveAttribute('aria-pressed', 'true')
  await button(page, '골키퍼').last().tap()
  await screen(page.getByText('카드는 경기장 매대에서 만나요.')).toBeVisible()
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([])
  expect(errors).toEqual([])
})

test('S1.14 a group that is in no code takes codes, shows its cards and turns them', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit('/lumen')
  expect(await looks(page)).toEqual({ main: '#7A5CFF', crest: false })
  await picture(page, 'campaign-group')
  await screen(page.getByRole('heading', { name: '앨범 속 코드를 입력해 주세요' })).toBeVisible()
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([])
  await button(page, '로그인하고 카드 받기').tap()
  await screen(button(page, '이메일로 계속하기')).toBeVisible()
  expect(errors).toEqual([])
})

test('a document with faults shows the rest, and the log names each', {
  timeout: 120_000,
}, async () => {
  const { page, errors } = await visit('/faulty')
  await screen(page.getByText('카드는 경기장 매대에서 만나요.')).toBeVisible()
  await screen(page.getByText('허술FC').first()).toBeVisible()
  await screen(page.getByText('아직 보여 드릴 카드가 없어요')).toBeVisible()
  expect(await page.getByText(/아직 없는 보드|꾸민 글/).count()).toBe(0)
  for (const theme of ['light', 'dark'] as const) expect(await violationsIn(page, theme)).toEqual([])
  expect(errors).toEqual([])
  const logged = stack
    .output()
    .split('\n')
    .filter((line) => line.includes('slug=faulty'))
  for (const fault of ['hologram', 'sections[2]', 'ends before it begins', 'no-such-pack']) {
    expect(logged.join('\n')).toContain(fault)
  }
})
