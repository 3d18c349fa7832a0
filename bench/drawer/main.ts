// `pnpm bench:drawer --rounds N`: the time from the press to the first painted frame of a drawer, Fandeck's and Base
// UI's in turn, each on a fresh page in a Chromium slowed down four times. Prints a table.
import { parseArgs } from 'node:util'
import { type BuiltPages, buildPages } from '../built-pages.ts'
import { median } from '../median.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const ROUNDS = Number(values.rounds)
const NAMES = { fandeck: 'Fandeck Drawer', 'base-ui': '@base-ui/react 1.9.0 drawer' }
type Name = keyof typeof NAMES
const names = Object.keys(NAMES) as Name[]
const SLOWER = 4

/** Returns the ms from the press to the frame after the dialog's layout. */
const opening = (pages: BuiltPages, name: Name): Promise<number> =>
  pages.open(name, async (page, context) => {
    await page.waitForSelector('#open')
    await page.waitForTimeout(300)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    return page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const since = performance.now()
          const look = () => {
            const dialog = document.querySelector<HTMLElement>('[role="dialog"]')
            if (dialog && dialog.offsetHeight > 0)
              requestAnimationFrame(() => resolve(performance.now() - since))
            else requestAnimationFrame(look)
          }
          document.querySelector<HTMLElement>('#open')?.click()
          look()
        }),
    )
  })

const pages = await buildPages({ root: import.meta.dirname, names })
try {
  const times: Record<Name, number[]> = { fandeck: [], 'base-ui': [] }
  for (let round = 0; round < ROUNDS; round++)
    for (const name of names) times[name].push(await opening(pages, name))
  const base = median(times['base-ui'])
  console.log(`| drawer | median ms of ${ROUNDS} | of Base UI |\n|---|--:|--:|`)
  for (const name of names) {
    const ms = median(times[name])
    console.log(`| ${NAMES[name]} | ${ms.toFixed(0)} | ${(ms / base).toFixed(2)} |`)
  }
} finally {
  await pages.close()
}
