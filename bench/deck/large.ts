// `pnpm bench:deck:large --rounds N`: a deck of 20,000 cards in a Chromium slowed down four times: the time to the first
// cards and to all, and the longest task, beside a plain page that parses the same answers. Prints a table of medians.
import { parseArgs } from 'node:util'
import { buildPages } from '../built-pages.ts'
import { median } from '../median.ts'
import { serveDeck } from './large-server.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    copies: { type: 'string', default: '20000' },
  },
})
const ROUNDS = Number(values.rounds)
const COPIES = Number(values.copies)
const SLOWER = 4
const CASES = [
  { name: 'large', copies: 24, designs: 24, paged: true },
  { name: 'large', copies: COPIES, designs: 500, paged: true },
  { name: 'large', copies: COPIES, designs: 500, paged: false },
  { name: 'plain-large', copies: COPIES, designs: 500, paged: false },
  { name: 'large', copies: COPIES, designs: 5000, paged: true },
  { name: 'large', copies: COPIES, designs: 5000, paged: false },
  { name: 'plain-large', copies: COPIES, designs: 5000, paged: false },
] as const

const pages = await buildPages({ root: import.meta.dirname, names: ['large', 'plain-large'] })

/** Observes the tasks and the first cards; runs in the page. */
const OBSERVE = `
  window.seen = { tasks: [] }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ at: startTime, duration })
  }).observe({ type: 'longtask' })
  window.look = (from, whole) => {
    if (document.querySelector('li')) {
      seen.at ??= performance.now()
      seen.first ??= seen.at - from
    }
    const line = document.querySelector('.fandeck-deck__line')
    if (line?.textContent.startsWith(whole))
      seen.whole ??= performance.now() - from
    if (seen.whole === undefined) requestAnimationFrame(() => look(from, whole))
  }`

const longest = (tasks: readonly { duration: number }[]) =>
  Math.max(0, ...tasks.map(({ duration }) => duration))

async function measure({ name, copies, designs, paged }: (typeof CASES)[number]) {
  const deck = await serveDeck({ copies, designs, paged })
  try {
    return await pages.open(name, async (page, context) => {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await page.evaluate(OBSERVE)
      await page.evaluate(
        `look(performance.now(), '${copies.toLocaleString()}장'), start(${JSON.stringify(deck.url)}), undefined`,
      )
      await page.waitForFunction('seen.whole !== undefined', undefined, { timeout: 60_000 })
      await page.waitForTimeout(1500)
      const seen: { first: number; at: number; whole: number; tasks: { at: number; duration: number }[] } =
        await page.evaluate('seen')
      return {
        first: seen.first,
        whole: seen.whole,
        longest: longest(seen.tasks),
        later: longest(seen.tasks.filter(({ at }) => at > seen.at)),
        ...deck.sent,
      }
    })
  } finally {
    deck.close()
  }
}

try {
  const found = CASES.map((one) => ({ one, rounds: [] as Awaited<ReturnType<typeof measure>>[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { one, rounds } of found) rounds.push(await measure(one))
  console.log(
    `| median of ${ROUNDS}, CPU ${SLOWER}x slower | first cards, ms | all, ms | longest task, ms | longest after the first cards, ms | MB | MB gzip | replies |`,
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const { one, rounds } of found) {
    const of = (key: keyof (typeof rounds)[number]) => median(rounds.map((seen) => seen[key]))
    const what =
      one.name === 'large'
        ? `the deck, ${one.paged ? 'pages' : 'full answers'}`
        : 'a plain page, full answers'
    const mb = (bytes: number) => (bytes / 1e6).toFixed(2)
    console.log(
      `| ${what}, ${one.copies.toLocaleString()} cards of ${one.designs} designs | ${Math.round(of('first'))} | ${Math.round(of('whole'))} | ${Math.round(of('longest'))} | ${Math.round(of('later'))} | ${mb(of('bytes'))} | ${mb(of('zipped'))} | ${of('replies')} |`,
    )
  }
} finally {
  await pages.close()
}
