import { type Stack, startStack } from '../../tests/e2e/stack.ts'
import type { Engine } from './engine.ts'
import { openSite, openWindow } from './journeys/scene.ts'
import { button, type PageScreen } from './screen.ts'

interface Visit {
  engine: Engine
  page: PageScreen
}

/** Returns the window that the site opens in the click. */
async function openWallet({ engine, page }: Visit): Promise<PageScreen> {
  await page.press(button('지갑 연결 안 됨'))
  return openWindow(engine, () => page.press(button('연결하기')))
}

const cases: Record<string, (visit: Visit) => Promise<unknown>> = {
  async closed({ engine, page }) {
    const popup = await openWallet({ engine, page })
    await popup.reads('어느 지갑을')
    await popup.view.close()
    await page.reads('지갑 연결에 실패했어요. 다시 시도해 주세요.')
  },
  async blocked({ page }) {
    await page.view.evaluate('void (window.open = () => null)')
    await page.press(button('지갑 연결 안 됨'))
    await page.press(button('연결하기'))
    await page.reads('지갑 창을 열지 못했어요')
  },
  async linked({ engine, page }) {
    const popup = await openWallet({ engine, page })
    await popup.press(button('새벽응원단'))
    await popup.press(button('연결하기'))
    await page.sees(button('지갑 연결됨'))
  },
}

/** Plays G22: the wallet window between two real origins, on the processes of `npm start`. */
export async function playWallet(start: () => Promise<Engine>) {
  const stack: Stack = await startStack()
  const outcomes: Record<string, string> = {}
  let name = ''
  try {
    for (const [label, play] of Object.entries(cases)) {
      // A new profile each time, signed out.
      const engine = await start()
      name = engine.name
      try {
        const page = await openSite(engine, stack)
        await page.view.goto(stack.site)
        await play({ engine, page })
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
