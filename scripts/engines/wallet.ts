import { type Stack, startStack } from '../../tests/e2e/stack.ts'
import { until } from '../until.ts'
import { type Engine, type EnginePage, sleep } from './engine.ts'

/** Presses the button of this name with a real click. */
async function press(page: EnginePage, name: string): Promise<void> {
  const find = `(() => {
    const label = (one) => one.getAttribute('aria-label') ?? one.textContent.trim()
    const one = [...document.querySelectorAll('button')].find((b) => label(b) === ${JSON.stringify(name)})
    one?.scrollIntoView({ block: 'center' })
    const box = one?.getBoundingClientRect()
    return box && box.width > 0 ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
  })()`
  const where = () => page.evaluate(find) as Promise<{ x: number; y: number } | null>
  await until(`the button ${name}`, async () => (await where()) ?? undefined)
  // Wait for the slide-in transition.
  await sleep(600)
  const box = await where()
  if (box) await page.clickAt(box.x, box.y)
}

const shows = (page: EnginePage, text: string) =>
  until(
    text,
    async () =>
      (await page.evaluate(`document.body.innerText.includes(${JSON.stringify(text)})`)) || undefined,
  )
const has = (page: EnginePage, label: string) =>
  until(
    label,
    async () => (await page.evaluate(`!!document.querySelector('[aria-label="${label}"]')`)) || undefined,
  )

/** Returns the window that the site opens in the click. */
async function openWindow(engine: Engine, page: EnginePage): Promise<EnginePage> {
  const before = new Set((await engine.pages()).map(({ id }) => id))
  await press(page, '지갑 연결 안 됨')
  await press(page, '연결하기')
  return until('the window', async () => (await engine.pages()).find(({ id }) => !before.has(id)))
}

type Case = (engine: Engine, page: EnginePage, stack: Stack) => Promise<unknown>
const cases: Record<string, Case> = {
  async closed(engine, page) {
    const popup = await openWindow(engine, page)
    await shows(popup, '어느 지갑을')
    await popup.close()
    await shows(page, '지갑 연결에 실패했어요. 다시 시도해 주세요.')
  },
  async blocked(_, page) {
    await page.evaluate('void (window.open = () => null)')
    await press(page, '지갑 연결 안 됨')
    await press(page, '연결하기')
    await shows(page, '지갑 창을 열지 못했어요')
  },
  async linked(engine, page) {
    const popup = await openWindow(engine, page)
    await press(popup, '새벽응원단')
    await press(popup, '연결하기')
    await has(page, '지갑 연결됨')
  },
}

/** Plays G22: the wallet window between two real origins, on the processes of `npm start`. */
export async function playWallet(start: () => Promise<Engine>) {
  const stack = await startStack()
  const outcomes: Record<string, string> = {}
  let name = ''
  try {
    for (const [label, play] of Object.entries(cases)) {
      // A new profile each time, signed out.
      const engine = await start()
      name = engine.name
      try {
        // WebKitGTK shows one tab only: clicks in another tab do nothing, and its windows are not reported.
        const [page] = await engine.pages()
        if (!page) throw new Error('no page')
        await page.goto(stack.site)
        await has(page, '지갑 연결 안 됨')
        await play(engine, page, stack)
        outcomes[label] = 'right'
      } catch (error) {
        outcomes[label] = String(error)
      } finally {
        await engine.close()
      }
    }
  } finally {
    await stack.stop()
  }
  const good = Object.values(outcomes).every((outcome) => outcome === 'right')
  return { engine: name, figure: 'G22', good, ...outcomes }
}
