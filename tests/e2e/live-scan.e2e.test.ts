// Cards that are held into the camera and claimed without a press.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { median } from '../../bench/median.ts'
import { sampleCard } from './stack.ts'
import { button, cards, screen } from './steps.ts'
import { blank, createWorld } from './world.ts'

/** `FANDECK_CARDS=30` is the long form. */
const COUNT = Number(process.env.FANDECK_CARDS ?? 3)
/** How long a window without a code is watched, ms. */
const WATCHED_MS = 4000
const world = createWorld()

/** Opens the scanner of my page; returns once the camera shows its picture. */
async function openScanner(page: Page): Promise<void> {
  await page.goto(`${world().stack.site}/mypage`)
  await screen(cards(page)).toHaveText(/\d/)
  await button(page, '카드 코드 스캔').click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
}

test(`O1 D12b ${COUNT} cards are claimed without a press, and no picture is sent`, {
  timeout: 60_000 + COUNT * 40_000,
}, async () => {
  const { stack, fan, cameraShows } = world()
  const page = await fan({ camera: true, live: true })
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.includes('/card/')) sent.push(pathname)
  })
  const times: number[] = []
  for (let n = 0; n < COUNT; n++) {
    const { picture } = await sampleCard(stack)
    await cameraShows(picture)
    await openScanner(page)
    const since = performance.now()
    await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible()
    times.push(Math.round(performance.now() - since))
  }
  process.stdout.write(
    `live ${JSON.stringify({ cards: COUNT, claimed: times.length, medianMs: median(times) })}\n`,
  )
  expect(sent.filter((path) => path.includes('/ocr/'))).toEqual([])
  expect(sent).toHaveLength(COUNT)
})

test('O1 a window without a code is searched, and nothing is sent', async () => {
  const { fan, cameraShows } = world()
  const page = await fan({ camera: true, live: true })
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/card/')) sent++
  })
  await cameraShows(await blank())
  await openScanner(page)
  await screen(page.getByText('코드를 영역 안에 맞추면 바로 스캔해요')).toBeVisible()
  await page.waitForTimeout(WATCHED_MS)
  expect(sent).toBe(0)
})
