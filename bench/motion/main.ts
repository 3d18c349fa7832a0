// `pnpm bench:motion --rounds N --scenes reveal,drawer`: the frames of each movement in a Chromium slowed down four
// times, beside the same movement in plain CSS on the same machine. Prints a table of medians.
// The plain page of the reveal draws the same picture for as long: a page that draws less drops less.
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright'
import { withoutPopups } from '../../tests/e2e/phone.ts'
import { startStack } from '../../tests/e2e/stack.ts'
import { buildPages } from '../built-pages.ts'
import { median } from '../median.ts'
import { type Frames, recordDrag, recordFrames } from './frames.ts'
import { SCENES, type Scene } from './scenes.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    scenes: { type: 'string', default: SCENES.map(({ name }) => name).join() },
  },
})
const ROUNDS = Number(values.rounds)
const SLOWER = 4
const scenes = SCENES.filter(({ name }) => values.scenes.split(',').includes(name))

const pages = await buildPages({ root: import.meta.dirname, names: ['fandeck', 'plain'] })
const stack = scenes.some(({ at }) => at === 'site') ? await startStack() : undefined

async function record(page: Page, context: BrowserContext, scene: Scene, press: string): Promise<Frames> {
  // Pictures, fonts and the animations of what was prepared are at rest.
  await page.waitForTimeout(900)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const { drag, ms } = scene
  return drag ? recordDrag(page, press, { ...drag, ms }) : recordFrames(page, press, ms)
}

const ours = (scene: Scene): Promise<Frames> =>
  pages.open('fandeck', async (page, context) => {
    if (scene.at === 'site' && stack) {
      // They would cover the button.
      await withoutPopups(context)
      await page.goto(stack.site)
      await page.waitForLoadState('networkidle')
    }
    for (const selector of scene.prepare ?? []) {
      await page.locator(selector).first().click()
      await page.waitForTimeout(600)
    }
    await page.locator(scene.press).first().waitFor({ state: 'attached' })
    return record(page, context, scene, scene.press)
  })

const plain = (scene: Scene): Promise<Frames> =>
  pages.open('plain', async (page, context) => {
    await page.goto(`${page.url()}#${scene.name}`)
    await page.reload()
    return record(page, context, scene, scene.drag ? '.drag [data-dragged]' : '#press')
  })

try {
  console.log(
    `| movement, median of ${ROUNDS}, CPU ${SLOWER}x slower | dropped | shown | missed by the main thread |`,
  )
  console.log('|---|--:|--:|--:|')
  for (const scene of scenes) {
    const found: Record<'ours' | 'plain', Frames[]> = { ours: [], plain: [] }
    for (let round = 0; round < ROUNDS; round++) {
      found.ours.push(await ours(scene))
      found.plain.push(await plain(scene))
    }
    for (const [name, frames] of [
      [scene.name, found.ours],
      [`${scene.name} in plain CSS`, found.plain],
    ] as const) {
      const of = (key: keyof Frames) => median(frames.map((one) => one[key]))
      console.log(`| ${name} | ${of('dropped')} | ${of('shown')} | ${of('missed')} |`)
    }
  }
} finally {
  await pages.close()
  await stack?.stop()
}
