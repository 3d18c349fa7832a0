import { NOON } from '../../testing/fixtures.ts'
import { formatRecord } from '../record.ts'
import { type BrowserOptions, simulatedBrowser, type Tab } from './browser.test-helper.ts'
import { type Fault, rotatingServer, type ServerOptions } from './server.test-helper.ts'
import { createWorld } from './world.test-helper.ts'

/** The totals of one or more histories. */
export interface Counts {
  rounds: number
  refreshes: number
  /** Disturbed rounds: the renewing tab was killed or frozen, or a reply was lost. */
  disturbed: number
  /** Requests beyond the first in undisturbed rounds. */
  extra: number
  /** Used tokens sent in undisturbed rounds. */
  usedTokens: number
  /** The maximum of requests in a round; more than one per tab is a storm. */
  most: number
  successors: number
  refused: number
  logouts: number
  /** Calls that never settled in living tabs. */
  hung: number
  /** Calls that failed in undisturbed rounds. */
  failed: number
  /** Timers left after everything has settled. */
  timers: number
}

/** Options of a history. */
export interface HistoryOptions {
  tabs?: number
  calls?: number
  browser?: Partial<BrowserOptions>
  server?: Partial<ServerOptions>
  /** Faults of the first refresh requests, in order. */
  faults?: readonly Fault[]
  /** Whether the seed may kill or freeze the renewing tab. */
  disturb?: boolean
}

export const noCounts = (): Counts => ({
  rounds: 0,
  refreshes: 0,
  disturbed: 0,
  extra: 0,
  usedTokens: 0,
  most: 0,
  successors: 0,
  refused: 0,
  logouts: 0,
  hung: 0,
  failed: 0,
  timers: 0,
})

/** A server and a browser of one seed, with a signed-in member whose token is valid for two minutes. */
export function scene(seed: number, { browser, server: behaviour, faults = [] }: HistoryOptions = {}) {
  const world = createWorld(seed, NOON)
  const waiting = [...faults]
  const server = rotatingServer(world, {
    latency: () => world.between(1, 3000),
    fault: () => waiting.shift() ?? 'none',
    down: () => false,
    window: true,
    tellsTime: true,
    ...behaviour,
  })
  const simulated = simulatedBrowser(world, server, browser)
  simulated.disk.setItem('user', formatRecord(server.login('a', 120_000)))
  return { world, server, browser: simulated }
}

const CALL = { base: 'main', method: 'GET', path: '/x', auth: 'member' } as const

/** Makes all tabs call at the expiry of their shared session. */
export async function callsAtExpiry(seed: number, options: HistoryOptions = {}): Promise<Counts> {
  const { tabs: count = 5, calls = 100, disturb = false, faults = [] } = options
  const { world, server, browser } = scene(seed, options)
  const tabs = Array.from({ length: count }, browser.open)
  await world.run(world.between(65_000, 110_000))
  const open = new Map<Tab, number>()
  let failed = 0
  for (const tab of tabs) {
    open.set(tab, calls)
    for (let call = 0; call < calls; call++) {
      world.after(world.between(0, 300), () => {
        const done = (bad: number) => () => {
          failed += bad
          open.set(tab, (open.get(tab) ?? 0) - 1)
        }
        tab.fandeck.http.envelope(CALL).then(done(0), done(1))
      })
    }
  }
  const harm = disturb ? world.between(0, 3) : 0
  const dead = new Set<Tab>()
  const victims = harm > 0 ? tabs.slice(0, world.between(1, 2)) : []
  for (const tab of victims) {
    world.after(world.between(0, 4000), () => {
      if (harm === 1) dead.add(tab)
      if (harm === 1) tab.kill()
      else tab.freeze()
      world.after(harm === 2 ? 7000 : 200_000, tab.thaw)
    })
  }
  await world.run(300_000)
  await world.run(300_000)
  const disturbed = victims.length > 0 || faults.length > 0
  const { refreshes, usedTokens, successors, refused } = server.counts
  return {
    rounds: 1,
    refreshes,
    disturbed: Number(disturbed),
    extra: disturbed ? 0 : refreshes - 1,
    usedTokens: disturbed ? 0 : usedTokens,
    most: refreshes,
    successors,
    refused,
    logouts: tabs.reduce((sum, tab) => sum + tab.logouts.length, 0),
    hung: tabs.reduce((sum, tab) => sum + (dead.has(tab) ? 0 : (open.get(tab) ?? 0)), 0),
    failed: disturbed ? 0 : failed,
    timers: world.pending(),
  }
}

/** Adds two totals; `most` is the maximum. */
export function add(sum: Counts, one: Counts): Counts {
  const total = { ...sum }
  for (const key of Object.keys(total) as (keyof Counts)[]) {
    total[key] = key === 'most' ? Math.max(sum.most, one.most) : sum[key] + one[key]
  }
  return total
}

/** Runs many histories; `bad` lists the seeds whose round fails `isGood`. */
export async function manyRounds(
  from: number,
  rounds: number,
  options: HistoryOptions,
  isGood: (counts: Counts) => boolean,
): Promise<{ counts: Counts; bad: number[] }> {
  let counts = noCounts()
  const bad: number[] = []
  for (let seed = from; seed < from + rounds; seed++) {
    const one = await callsAtExpiry(seed, options)
    if (!isGood(one)) bad.push(seed)
    counts = add(counts, one)
  }
  return { counts, bad }
}

/** One refresh without a disturbance, at most one more per disturbed tab; no sign-out, no hung call (G1). */
export const isQuiet = (one: Counts): boolean =>
  one.extra === 0 &&
  one.usedTokens === 0 &&
  one.successors === 1 &&
  one.most <= 5 &&
  one.logouts + one.refused + one.hung + one.failed + one.timers === 0

/** At most one request per tab, one successor, no sign-out (G2). */
export const isBearable = (one: Counts): boolean =>
  one.most <= 5 &&
  one.successors === 1 &&
  one.logouts + one.refused + one.hung + one.failed + one.timers === 0
