// Five real tabs of one browser, each with twenty calls at the expiry of their shared session (G3). FANDECK_ROUNDS=500
// is the long form.
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumPath } from '../../scripts/browser.ts'
import { startTabs } from './tabs.ts'

const ROUNDS = Number(process.env.FANDECK_ROUNDS ?? 10)
const TABS = 5
const CALLS = 20

let api: Awaited<ReturnType<typeof startTabs>>
let browser: Browser

beforeAll(async () => {
  api = await startTabs()
  const executablePath = chromiumPath()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser?.close()
  await api?.stop()
})

/** Opens five tabs in a new profile. */
async function openTabs(hash = ''): Promise<Page[]> {
  const context = await browser.newContext()
  return Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await context.newPage()
      await page.goto(api.address + hash)
      await page.waitForFunction('window.ready')
      return page
    }),
  )
}

/** Makes all tabs renew at the same moment. */
async function playRound(tabs: Page[]): Promise<{ refreshes: number; failed: number; logouts: number }> {
  const before = api.counts.refreshes
  const record = JSON.stringify(api.issue(30_000))
  await tabs[0]?.evaluate((text) => localStorage.setItem('user', text), record)
  // All tabs must see the new session first, because the round tests its renewal.
  await Promise.all(tabs.map((tab) => tab.waitForFunction((t) => localStorage.getItem('user') === t, record)))
  const at = Date.now() + 150
  const call = `window.callAt(${at}, ${CALLS})`
  const results = await Promise.all(
    tabs.map((tab) => tab.evaluate(call) as Promise<{ failed: number; logouts: number }>),
  )
  const sum = (key: 'failed' | 'logouts') => results.reduce((total, result) => total + result[key], 0)
  return { refreshes: api.counts.refreshes - before, failed: sum('failed'), logouts: sum('logouts') }
}

test(
  `G3 S4.8 five tabs with twenty calls each at the expiry refresh once, in ${ROUNDS} rounds of ${ROUNDS}`,
  async () => {
    const tabs = await openTabs()
    const seen = { rounds: 0, refreshes: 0, extraRounds: 0, usedTokens: 0, failed: 0, logouts: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const { refreshes, failed, logouts } = await playRound(tabs)
      seen.rounds++
      seen.refreshes += refreshes
      if (refreshes !== 1) seen.extraRounds++
      seen.failed += failed
      seen.logouts = logouts
    }
    seen.usedTokens = api.counts.usedTokens
    process.stdout.write(`session tabs: ${JSON.stringify(seen)}\n`)
    expect(seen).toEqual({
      rounds: ROUNDS,
      refreshes: ROUNDS,
      extraRounds: 0,
      usedTokens: 0,
      failed: 0,
      logouts: 0,
    })
  },
  30_000 + ROUNDS * 3000,
)

test('G3 control: without the marker a round has more than one refresh', async () => {
  const tabs = await openTabs('#no-marker')
  let rounds = 0
  let extra = 0
  while (extra === 0 && rounds < 150) {
    rounds++
    extra += (await playRound(tabs)).refreshes - 1
  }
  process.stdout.write(`session tabs without the marker: ${JSON.stringify({ rounds, extra })}\n`)
  expect(extra).toBeGreaterThan(0)
}, 300_000)
