// The widgets on an in-memory server and clock; `leaks.openAndClose` drives them.
import '@fandeck/widgets/styles.css'
import { FandeckProvider } from '@fandeck/react'
import { OcrScanner, WalletDrawer } from '@fandeck/widgets'
import { type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import {
  canvasCamera,
  drawCardBack,
  scannerKit,
} from '../../packages/widgets/src/ocr-scanner/scanner.fixtures.tsx'
import { ModalProvider } from '../../packages/widgets/src/primitives/modal-host/ModalProvider.tsx'
import { InKit, walletKit } from '../../packages/widgets/src/wallet-drawer/wallet.fixtures.tsx'

/** A part that can be opened and closed. */
interface Subject {
  selector: string
  view(open: boolean): ReactNode
  /** Discards the records of the fixtures. */
  forget(): void
  /** Returns the number of active timers and camera tracks. */
  going(): { timers: number; tracks: number }
}

declare global {
  interface Window {
    leaks: {
      start(name: string): void
      openAndClose(times: number): Promise<void>
      going(): { timers: number; tracks: number }
    }
  }
}

function wallet(): Subject {
  const kit = walletKit()
  return {
    selector: '.fandeck-wallet',
    view: (open) => (
      <InKit kit={kit}>
        <ModalProvider>
          <WalletDrawer open={open} onOpenChange={() => {}} defaultBenefitId={1} />
        </ModalProvider>
      </InKit>
    ),
    forget: () => kit.server.requests.splice(0),
    going: () => ({ timers: kit.clock.pending(), tracks: 0 }),
  }
}

function scanner(): Subject {
  const kit = scannerKit()
  const camera = canvasCamera(320, 240, drawCardBack)
  return {
    selector: '.fandeck-scanner',
    view: (open) => (
      <FandeckProvider fandeck={kit.fandeck}>
        <OcrScanner open={open} onOpenChange={() => {}} openCamera={camera.openCamera} />
      </FandeckProvider>
    ),
    forget: () =>
      camera.streams.splice(0, camera.streams.length, ...camera.streams.filter(({ active }) => active)),
    going: () => ({
      timers: kit.clock.pending(),
      tracks: camera.streams.filter(({ active }) => active).length,
    }),
  }
}

/** The control: each opening leaks a listener, an element and 16 kB. */
function Forgetful() {
  useEffect(() => {
    const element = document.createElement('p')
    const kept = new Array(2000).fill(0.5)
    window.addEventListener('resize', () => element.append(String(kept.length)))
  }, [])
  return <p className="forgetful" />
}

const forgetful = (): Subject => ({
  selector: '.forgetful',
  view: (open) => open && <Forgetful />,
  forget: () => {},
  going: () => ({ timers: 0, tracks: 0 }),
})

const SUBJECTS: Readonly<Record<string, () => Subject>> = { wallet, scanner, forgetful }
const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

let root: Root | undefined
let subject: Subject | undefined

async function until(selector: string, there: boolean): Promise<void> {
  for (let tries = 0; (document.querySelector(selector) !== null) !== there; tries++) {
    if (tries > 2000) throw new Error(`${selector} is ${there ? 'not' : 'still'} there.`)
    await pause(5)
  }
}

window.leaks = {
  start(name) {
    root?.unmount()
    root = createRoot(document.getElementById('root') ?? document.body)
    subject = SUBJECTS[name]?.()
  },
  async openAndClose(times) {
    if (!root || !subject) throw new Error('Call leaks.start first.')
    const { selector, view, forget } = subject
    const shown = root
    const show = (open: boolean) => flushSync(() => shown.render(view(open)))
    for (let n = 0; n < times; n++) {
      show(true)
      await until(selector, true)
      // Time for the list to load or the camera to start.
      await pause(20)
      show(false)
      await until(selector, false)
    }
    forget()
  },
  going: () => subject?.going() ?? { timers: 0, tracks: 0 },
}
