import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, waitFor } from '@testing-library/react'
import bold from 'pretendard/dist/web/static/woff2/Pretendard-Bold.woff2?url'
import { afterEach, beforeAll, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { OcrScanner, type OcrScannerProps } from '../OcrScanner.tsx'
import { canvasCamera, scannerKit } from '../scanner.fixtures.tsx'

let ticking: ReturnType<typeof setInterval> | undefined
afterEach(() => {
  clearInterval(ticking)
  cleanup()
})
beforeAll(async () => {
  document.fonts.add(await new FontFace('Print', `url(${bold})`).load())
})

/** A test of many frames on a machine with other work. */
const PATIENT = { timeout: 20_000 }

/** Draws the label of a card as it is printed: dark bold text, with a quiet zone. */
function drawLabel(paint: CanvasRenderingContext2D): void {
  const { width, height } = paint.canvas
  paint.fillStyle = '#5a463c'
  paint.fillRect(0, 0, width, height)
  paint.save()
  paint.translate(width / 2, height / 2)
  paint.rotate(-0.03)
  paint.fillStyle = '#fff'
  paint.fillRect(-250, -45, 500, 90)
  paint.fillStyle = '#111'
  paint.font = '46px Print'
  paint.textAlign = 'center'
  paint.textBaseline = 'middle'
  paint.fillText('9WLK-NTUH-GP9L', 0, 0)
  paint.restore()
}

function drawTable(paint: CanvasRenderingContext2D): void {
  const { canvas } = paint
  paint.fillStyle = '#5a463c'
  paint.fillRect(0, 0, canvas.width, canvas.height)
  for (let n = 0; n < 60; n++) {
    paint.fillStyle = n % 2 ? '#e8e2da' : '#16141c'
    paint.fillRect((n * 97) % canvas.width, (n * 211) % canvas.height, 40, 9)
  }
}

function show(draw: (context: CanvasRenderingContext2D) => void, props: Partial<OcrScannerProps> = {}) {
  const kit = scannerKit()
  const camera = canvasCamera(780, 1688, draw)
  const cards: unknown[] = []
  // The clock of the kit stands still by itself.
  ticking = setInterval(() => void kit.clock.advance(150), 150)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <OcrScanner
        open
        onOpenChange={() => {}}
        openCamera={camera.openCamera}
        onSuccess={(card) => cards.push(card)}
        {...props}
      />
    </FandeckProvider>,
  )
  return { requests: kit.server.requests, cards }
}
const status = () => document.querySelector('.fandeck-scanner__sight')?.getAttribute('data-status')

test('O1 D12b a printed code in the window is claimed without a press, and its picture is not sent', async () => {
  const { requests, cards } = show(drawLabel)
  await waitFor(() => expect(cards).toHaveLength(1), PATIENT)
  expect(requests).toMatchObject([{ path: '/card/1', body: { check_data: '9WLKNTUHGP9L' } }])
}, 40_000)

test('O1 a window without a code is searched, and nothing is sent', async () => {
  const { requests } = show(drawTable)
  await waitFor(() => expect(status()).toBe('searching'), PATIENT)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect([requests, status()]).toEqual([[], 'searching'])
}, 40_000)
