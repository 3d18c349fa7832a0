import { startTabs } from '../../tests/e2e/tabs.ts'
import { until } from '../until.ts'
import { type Engine, sleep } from './engine.ts'

const TABS = 5
const CALLS = 20
/** Time to instruct all tabs one after another. */
const AHEAD_MS = 1000

/** Plays G3: rounds of five tabs with twenty calls each at the expiry of their shared session. */
export async function playTabs(start: () => Promise<Engine>, rounds: number) {
  const site = await startTabs()
  const engine = await start()
  const seen = { rounds: 0, refreshes: 0, extraRounds: 0, most: 0, usedTokens: 0, failed: 0, logouts: 0 }
  try {
    const tabs = []
    for (let n = 0; n < TABS; n++) tabs.push(await engine.open(site.address))
    for (const tab of tabs)
      await until('the tab', async () => (await tab.evaluate('window.ready')) || undefined)
    for (let round = 0; round < rounds; round++) {
      const before = site.counts.refreshes
      const text = JSON.stringify(JSON.stringify(site.issue(30_000)))
      await tabs[0]?.evaluate(`localStorage.setItem('user', ${text})`)
      for (const tab of tabs) {
        const same = `localStorage.getItem('user') === ${text}`
        await until('the session in every tab', async () => (await tab.evaluate(same)) || undefined)
      }
      const at = Date.now() + AHEAD_MS
      const call = `void (window.result = undefined, window.callAt(${at}, ${CALLS}).then((r) => { window.result = r }))`
      for (const tab of tabs) await tab.evaluate(call)
      await sleep(at - Date.now())
      let logouts = 0
      for (const tab of tabs) {
        const result = await until('the calls', async () => {
          const value = await tab.evaluate('window.result')
          return value ? (value as { failed: number; logouts: number }) : undefined
        })
        seen.failed += result.failed
        logouts += result.logouts
      }
      const refreshes = site.counts.refreshes - before
      seen.rounds++
      seen.refreshes += refreshes
      seen.most = Math.max(seen.most, refreshes)
      if (refreshes !== 1) seen.extraRounds++
      seen.logouts = logouts
    }
    seen.usedTokens = site.counts.usedTokens
  } finally {
    await engine.close()
    await site.stop()
  }
  const { extraRounds, most, failed, logouts } = seen
  const good = extraRounds <= rounds * 0.005 && most <= 2 && failed + logouts === 0
  return { engine: engine.name, figure: 'G3', good, ...seen }
}
