// The commands of docs/guides/your-shop.md in an empty folder with the packed SDK, on PostgreSQL; then a fan who buys what
// they made, and redeems its benefit.
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Postgres, startPostgres } from '../../examples/backend/test/postgres.ts'
import { run } from '../../scripts/commands.ts'
import { pack } from '../../scripts/pack.ts'
import { whyNoRegistry } from '../integration/workspace.ts'
import { ROOT } from '../repo.ts'
import { violationsIn } from './page-checks.ts'
import { openBrowser, openPhone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { button, cards, choose, logIn, paymentAtRest, screen, sheetOf, tellFailure } from './steps.ts'

const DEMO = /팬덱|fandeck 홈|ORBLIT|FC서울|수원 블루윙즈|FC안양|스틸러스|대전하나|레드부스터스|ITTA|온결/

let folder: string
let postgres: Postgres
let stack: Stack
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-your-shop-'))
  postgres = await startPostgres()
  stack = await startStack({ empty: true, env: { DATABASE_URL: `${postgres.url}/postgres` } })
})
afterAll(async () => {
  await stack?.stop()
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const guide = readFileSync(join(ROOT, 'docs/guides/your-shop.md'), 'utf8')
const blocks = (language: string) =>
  [...guide.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code)

/** The photographs of the guide: each of one colour, which survives the optimiser. */
async function takePhotographs(): Promise<void> {
  mkdirSync(join(folder, 'photos'))
  for (let n = 1; n <= 11; n++)
    await sharp({
      create: { width: 660, height: 1020, channels: 3, background: { r: 200, g: n * 15, b: 40 } },
    })
      .jpeg()
      .toFile(join(folder, `photos/${n}.jpg`))
}

/** Opens the link of `fandeck preview`, which shows the drop after its end, and ends it. */
async function seePreview(browser: Browser, link: string): Promise<void> {
  const { page, errors } = await openPhone(browser)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
  await page.goto(link)
  const bar = page.getByRole('complementary', { name: '미리보기' })
  await screen(bar).toContainText('미리보기 · 20')
  await screen(button(page, '판매가 끝났어요')).toBeDisabled()
  expect(await violationsIn(page, 'light')).toEqual([])
  // Another page of the preview, and a reload of it.
  await page.getByRole('link', { name: /홈$/ }).first().click()
  await screen(page.getByText('첫 시즌 카드팩').first()).toBeVisible()
  await page.reload()
  await screen(bar).toBeVisible()
  await screen(page.getByText('첫 시즌 카드팩').first()).toBeVisible()
  await screen(page.getByText('구매하기')).toHaveCount(0)
  expect([errors, sent.filter((url) => !url.includes('/about/'))]).toEqual([[], []])
  await bar.getByRole('button', { name: '끝내기' }).click()
  await screen(page.getByRole('link', { name: '구매하기' }).first()).toBeVisible()
  await screen(bar).toHaveCount(0)

  await page.goto(`${link.slice(0, -3)}AAA`)
  await screen(bar).toContainText('미리보기 링크가 만료됐어요')
  await screen(button(page, /구매하기/)).toBeVisible()
  await page.context().close()
}

/** Opens the link of `fandeck preview --level verified`: a member without cards, who exists in the page only. */
async function seeMember(browser: Browser, link: string): Promise<void> {
  const { page, errors } = await openPhone(browser)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.headers().authorization ?? ''))
  await page.goto(link)
  await screen(page.getByRole('complementary', { name: '미리보기' })).toContainText('본인 인증한 회원')
  await page.goto(`${stack.site}/mypage`)
  await screen(page.getByText('첫 카드를 기다리고 있어요')).toBeVisible()
  await screen(cards(page)).toHaveText('0')
  expect([errors, asked.filter(Boolean)]).toEqual([[], []])
  await page.context().close()
}

test('the commands of the guide lead from nothing to an own photograph in the deck of a fan', async ({
  skip,
}) => {
  const missing = await whyNoRegistry(folder)
  skip(missing !== undefined, missing)
  expect(blocks('console').join('')).toContain('npm start -- --empty')
  const packed = await pack(join(folder, 'packed'))
  await run('npm', ['install', '--no-audit', '--no-fund', String(packed['@fandeck/sdk']).slice(5)], folder)
  await takePhotographs()
  const line = /export (FANDECK_URL=\S+ FANDECK_TOKEN=\S+)/.exec(stack.output())?.[1] ?? ''
  const script = ['set -e', `export ${line}`, ...blocks('sh')].join('\n')
  const printed = await run('bash', ['-c', script], folder)
  expect(printed).toContain('The shop is good. 5 warnings')
  expect(printed).toContain('Applied as revision 2.')
  const [, staffPassword = ''] = /(\d{8}) opens \/staff\/opening/.exec(printed) ?? []

  const browser = await openBrowser()
  const { page, errors } = await openPhone(browser)
  try {
    const [preview = '', member = ''] = printed.match(/http\S+\?preview=[\w.-]+/g) ?? []
    await seePreview(browser, preview)
    await seeMember(browser, member)
    await page.goto(stack.site)
    await screen(page).toHaveTitle(/^서울 라이온즈 \|/)
    await screen(page.getByText('첫 시즌 카드팩').first()).toBeVisible()
    expect(await page.content()).not.toMatch(DEMO)
    await logIn(page, '010-5555-7777')
    await page.waitForURL(`${stack.site}/`)

    await page.getByRole('link', { name: '구매하기' }).first().click()
    await choose(page)
    await sheetOf(page).getByRole('button', { name: '5,000원 결제하기' }).click()
    const payment = page.frameLocator('iframe')
    await screen(payment.getByText('5,000원')).toBeVisible()
    await paymentAtRest(page)
    await payment.getByRole('button', { name: '결제하기' }).click()
    await button(page, '팩 열기').click()
    await button(page, '한 번에 모두 열기').click()
    await button(page, '덱에서 보기').click()
    await page.waitForURL('**/mypage')
    await screen(cards(page)).toHaveText('3')

    const picture = page.getByRole('list', { name: '내 카드' }).locator('img').first()
    await screen(picture).toBeVisible()
    const address = await picture.evaluate((image: HTMLImageElement) => image.currentSrc)
    const shown = await sharp(await (await page.request.get(address)).body()).stats()
    const [red = 0, , blue = 0] = shown.channels.map(({ mean }) => Math.round(mean))
    expect([Math.abs(red - 200) < 8, Math.abs(blue - 40) < 8]).toEqual([true, true])
    await button(page, /지갑 연결/).click()
    await button(page, '휴대폰으로 인증하기').click()
    await button(page, '인증하기').click()
    await page.waitForURL('**/mypage')
    const wallet = page.getByRole('dialog', { name: '내 혜택' })
    await wallet.getByRole('button', { name: /개막전 응원봉/ }).click()
    await wallet.getByLabel('직원 비밀번호').fill(staffPassword)
    await button(page, '수령 완료하기').click()
    await screen(page.getByText('수령 완료 처리되었어요.')).toBeVisible()
    await button(page, '확인').click()

    const database = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    await database.connect()
    const orders = await database.query('select payment_amount from orders')
    await database.end()
    expect(orders.rows).toEqual([{ payment_amount: 5000 }])

    await page.goto(`${stack.site}/mypage/transaction`)
    // The first card of the pack, because the drop has no picture.
    const thumb = page.getByRole('list', { name: '거래 내역' }).locator('img').first()
    await screen(thumb).toHaveAttribute('src', /\/cdn\/m\/[0-9a-f]{64}/)

    for (const path of ['/', '/mypage', '/originals', '/event', '/support/faq/list', '/policy/service']) {
      await page.goto(stack.site + path)
      await screen(page.getByRole('main')).toBeVisible()
      expect(await page.content(), path).not.toMatch(DEMO)
    }
    for (const address of [`${stack.wallet}/login`, `${stack.api}/staff`, `${stack.site}/llms.txt`])
      expect(await (await fetch(address)).text(), address).not.toMatch(DEMO)
    expect(errors).toEqual([])
  } catch (error) {
    await tellFailure(stack, page)
    throw error
  } finally {
    await browser.close()
  }
})
