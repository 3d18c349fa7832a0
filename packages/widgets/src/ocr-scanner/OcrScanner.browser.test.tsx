import { FandeckProvider } from '@fandeck/react'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import '../styles.css'
import { OcrScanner } from './OcrScanner.tsx'
import { canvasCamera, scannerKit } from './scanner.fixtures.tsx'

afterEach(cleanup)

const RED = '#ff0000'
const GREEN = '#00ff00'

/** Green exactly where the window stands over a video of 1280 x 720 on a page of 390 x 844, red elsewhere. */
function drawTarget(context: CanvasRenderingContext2D) {
  const { width, height } = context.canvas
  const scale = Math.max(innerWidth / width, innerHeight / height)
  const [areaWidth, areaHeight] = [280 / scale, 100 / scale]
  context.fillStyle = RED
  context.fillRect(0, 0, width, height)
  context.fillStyle = GREEN
  context.fillRect((width - areaWidth) / 2, (height - areaHeight) / 2, areaWidth, areaHeight)
}

function show(camera: ReturnType<typeof canvasCamera>, Around: (p: { children: ReactNode }) => ReactNode) {
  const kit = scannerKit()
  const view = (open: boolean) => (
    <Around>
      <FandeckProvider fandeck={kit.fandeck}>
        <OcrScanner open={open} onOpenChange={() => {}} openCamera={camera.openCamera} />
      </FandeckProvider>
    </Around>
  )
  const { rerender } = render(view(true))
  return { kit, close: () => rerender(view(false)) }
}

const Plain = ({ children }: { children: ReactNode }) => children

const hasPicture = () =>
  waitFor(() => expect(document.querySelector('video')?.videoWidth).toBeGreaterThan(0), { timeout: 5000 })

async function pixelsOf(url: string) {
  const image = new Image()
  image.src = url
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, width, height)
}

test.each([
  [1280, 720],
  [780, 1688],
])(
  'S9.3 a capture of a video of %i x %i holds the pixels of the window and no others',
  async (width, height) => {
    const { kit } = show(canvasCamera(width, height, drawTarget), Plain)
    await hasPicture()
    // The way in is over: the window stands where it is drawn.
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)))
    const area = screen.getByTestId('scan-area').getBoundingClientRect()
    expect([area.width, area.height]).toEqual([280, 100])
    fireEvent.click(screen.getByRole('button', { name: '촬영하기' }))
    await waitFor(() => expect(kit.server.requests).toHaveLength(1))
    const body = kit.server.requests[0]?.body
    const url = typeof body === 'object' && body && 'image' in body ? String(body.image) : ''
    expect(url).toMatch(/^data:image\/jpeg/)

    const { data, width: w, height: h } = await pixelsOf(url)
    expect([w, h]).toEqual([560, 200])
    let red = 0
    let green = 0
    // JPEG and the edge of a fractional pixel blur the outermost two pixels.
    for (let y = 2; y < h - 2; y++) {
      for (let x = 2; x < w - 2; x++) {
        const at = (y * w + x) * 4
        if ((data[at + 1] ?? 0) > 200 && (data[at] ?? 0) < 80) green++
        else red++
      }
    }
    expect(red).toBe(0)
    expect(green).toBe((w - 4) * (h - 4))
  },
)

test('every track has stopped after the scanner has closed', async () => {
  const camera = canvasCamera(640, 480, drawTarget)
  const { close } = show(camera, Plain)
  await hasPicture()
  close()
  const tracks = camera.streams.flatMap((stream) => stream.getTracks())
  expect(tracks.map((track) => track.readyState)).toEqual(['ended'])
})

test('StrictMode opens one stream', async () => {
  const camera = canvasCamera(640, 480, drawTarget)
  show(camera, StrictMode)
  await hasPicture()
  expect(camera.streams).toHaveLength(1)
})
