import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import './page-styles.ts'
import { OcrScanner } from '../ocr-scanner/OcrScanner.tsx'
import { canvasCamera, drawCardBack, scannerKit } from '../ocr-scanner/scanner.fixtures.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { WalletDrawer } from '../wallet-drawer/WalletDrawer.tsx'
import { InKit, walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

/** `pnpm bench:leaks` runs more cycles on the production build. */
const CYCLES = 100
/** The first openings load lazy parts and fill caches. */
const WARM_UP = 10
const MB = 1e6

afterEach(cleanup)

/** Returns the counters of the DevTools protocol after garbage collection. */
async function counters() {
  const session = cdp()
  await session.send('Performance.enable')
  await session.send('HeapProfiler.enable')
  for (let n = 0; n < 3; n++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return { listeners: of('JSEventListeners'), nodes: of('Nodes'), heap: of('JSHeapUsedSize') }
}

function Forgetful() {
  useEffect(() => {
    const element = document.createElement('p')
    window.addEventListener('resize', () => element.remove())
  }, [])
  return <p className="forgetful" />
}

/** Opens and closes repeatedly; returns the growth since the warm-up. */
async function growth(
  view: (open: boolean) => ReactNode,
  selector: string,
  cycles: number,
  forget: () => void = () => {},
) {
  const { rerender } = render(view(false))
  const cycle = async () => {
    rerender(view(true))
    await waitFor(() => expect(document.querySelector(selector)).toBeTruthy(), { interval: 5 })
    rerender(view(false))
    await waitFor(() => expect(document.querySelector(selector)).toBeNull(), { interval: 10, timeout: 5000 })
  }
  for (let n = 0; n < WARM_UP; n++) await cycle()
  forget()
  const start = await counters()
  for (let n = 0; n < cycles; n++) await cycle()
  forget()
  const end = await counters()
  return {
    listeners: end.listeners - start.listeners,
    nodes: end.nodes - start.nodes,
    heapMb: (end.heap - start.heap) / MB,
  }
}

// The counters are per page, so the light and the dark run cannot measure at once.
describe.skipIf(matchMedia('(prefers-color-scheme: dark)').matches)(`G17 ${CYCLES} openings`, () => {
  const limit = { timeout: 60_000 + CYCLES * 1500 }

  test('of the wallet drawer leak no listener, node, timer or memory', limit, async () => {
    const kit = walletKit()
    const grown = await growth(
      (open) => (
        <InKit kit={kit}>
          <ModalProvider>
            <WalletDrawer open={open} onOpenChange={() => {}} defaultBenefitId={1} />
          </ModalProvider>
        </InKit>
      ),
      '.fandeck-wallet',
      CYCLES,
      () => kit.server.requests.splice(0),
    )
    expect(grown.listeners).toBeLessThanOrEqual(0)
    expect(grown.nodes).toBeLessThanOrEqual(0)
    expect(grown.heapMb).toBeLessThan(1)
    expect(kit.clock.pending()).toBe(0)
  })

  test('of the scanner leak no listener, node, timer, track or memory', limit, async () => {
    const kit = scannerKit()
    const camera = canvasCamera(320, 240, drawCardBack)
    let tracks = 0
    const live = () => camera.streams.filter((stream) => stream.active).length
    const grown = await growth(
      (open) => (
        <FandeckProvider fandeck={kit.fandeck}>
          <OcrScanner open={open} onOpenChange={() => {}} openCamera={camera.openCamera} />
        </FandeckProvider>
      ),
      '.fandeck-scanner',
      CYCLES,
      () => {
        tracks += live()
        camera.streams.splice(0)
      },
    )
    expect(tracks).toBe(0)
    expect(grown.listeners).toBeLessThanOrEqual(0)
    expect(grown.nodes).toBeLessThanOrEqual(0)
    expect(grown.heapMb).toBeLessThan(1)
    expect(kit.clock.pending()).toBe(0)
  })

  test('control: detects a leaked listener and element', limit, async () => {
    const grown = await growth((open) => open && <Forgetful />, '.forgetful', 20)
    expect(grown.listeners).toBeGreaterThanOrEqual(20)
    expect(grown.nodes).toBeGreaterThanOrEqual(20)
  })
})
