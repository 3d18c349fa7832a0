// From the phone number of a fan who calls to the cause, in ten cases: a desk in Chromium, which counts the presses. The
// table of docs/maintainers/desk-cases.md is that of this run: `-u` writes it.
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Listening, listen } from '../../examples/backend/src/listen.ts'
import { CASES, callingFan, NICKNAME } from '../../examples/backend/test/desk-cases.ts'
import { type Desk, openDesk } from '../../examples/backend/test/desk-shop.ts'
import { type Postgres, startPostgres } from '../../examples/backend/test/postgres.ts'
import { createDatabase } from '../../examples/backend/test/rush/ground.ts'
import { overflowAt, violationsIn } from './page-checks.ts'
import { openBrowser } from './phone.ts'
import { button, screen } from './steps.ts'

/** As the fan says it. */
const SAID = '010-2481-4821'
const MOST_PRESSES = 3

let postgres: Postgres
let browser: Browser
let shops = 0
const rows: { name: string; presses: number; way: string; cause: string; more: readonly string[] }[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await postgres?.stop()
})

/** A desk that listens on a port, with a separate shop. */
async function openServed(): Promise<{ desk: Desk; listening: Listening; api: string }> {
  const listening = await listen(0, '127.0.0.1')
  const api = `http://127.0.0.1:${listening.port}`
  const elsewhere = 'https://site.example'
  const origins = { site: elsewhere, api, pay: elsewhere, oauth: elsewhere, wallet: elsewhere }
  const databaseUrl = await createDatabase(postgres.url, `desk_${++shops}`)
  const desk = await openDesk({ shipsGoods: true }, { databaseUrl, origins })
  listening.answerWith(desk.api)
  return { desk, listening, api }
}

/** Counts what a hand presses: the pointer, and Enter. */
async function countPresses(context: BrowserContext): Promise<{ presses(): number; again(): void }> {
  let count = 0
  await context.exposeFunction('pressed', () => {
    count++
  })
  await context.addInitScript(`
    addEventListener('pointerdown', () => pressed(), true)
    addEventListener('keydown', ({ key }) => key === 'Enter' && pressed(), true)
  `)
  return {
    presses: () => count,
    again() {
      count = 0
    },
  }
}

/** Goes from the first page of the desk to the page of the fan; returns what was pressed. */
async function findFan(page: Page, api: string): Promise<string> {
  await page.goto(`${api}/staff/operations`)
  await page.getByRole('link', { name: '회원', exact: true }).click()
  await screen(page.getByRole('searchbox', { name: '회원 검색' })).toBeFocused()
  await page.keyboard.type(SAID)
  await page.keyboard.press('Enter')
  const fan = page.getByRole('heading', { name: NICKNAME, level: 1 })
  const listed = page.getByRole('link', { name: `${NICKNAME} 보기` })
  await screen(fan.or(listed)).toBeVisible()
  const isListed = await listed.isVisible()
  if (isListed) await listed.click()
  await screen(fan).toBeVisible()
  return isListed ? '회원 · Enter · 보기' : '회원 · Enter'
}

test.each(Object.entries(CASES))('%s', async (name, { make, sentences }) => {
  const { desk, listening, api } = await openServed()
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ko-KR' })
  try {
    const counted = await countPresses(context)
    const page = await context.newPage()
    const scene = await callingFan({ desk })
    await page.goto(`${api}/staff/operations`)
    await page.getByLabel('아이디').fill(desk.operator.id)
    await page.getByLabel('비밀번호').fill(desk.operator.password)
    await button(page, '로그인').click()

    // Control: without the cause there is no such sentence.
    await findFan(page, api)
    for (const sentence of sentences) await screen(page.getByText(sentence)).toHaveCount(0)

    await make(scene)
    counted.again()
    const way = await findFan(page, api)
    const presses = counted.presses()
    for (const sentence of sentences) await screen(page.getByText(sentence).first()).toBeVisible()
    expect(presses).toBeGreaterThan(1)
    expect(presses).toBeLessThanOrEqual(MOST_PRESSES)
    const [cause, ...more] = sentences
    rows.push({ name, presses, way, cause, more })

    for (const scheme of ['light', 'dark'] as const) expect(await violationsIn(page, scheme)).toEqual([])
    expect(await overflowAt(page, 390)).toEqual([])
  } finally {
    await context.close()
    await listening.close()
    await desk.close()
  }
})

test('the table of the docs is that of this run', async () => {
  expect(rows).toHaveLength(Object.keys(CASES).length)
  expect(rows.length).toBeGreaterThanOrEqual(10)
  const cells = rows.map(
    ({ name, presses, way, cause, more }) =>
      `| ${name} | ${presses}: ${way} | ${[cause, ...more].join(' … ')} |`,
  )
  const page = `# What an operator sees when a fan calls

From the phone number that the fan says to the sentence of the cause, at the operators' desk in Chromium. A press is one of
the pointer, or Enter; the number is typed. \`FANDECK_RING=long pnpm unit --project e2e desk-cases -u\` brings each case
about and writes this page. The same page of a member without the case has none of the sentences.

| Case | Presses | Sentences |
|---|---|---|
${cells.join('\n')}
`
  await expect(page).toMatchFileSnapshot('../../docs/maintainers/desk-cases.md')
})
