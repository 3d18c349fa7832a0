import { FandeckProvider } from '@fandeck/react'
import { refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '../stories/page-styles.ts'
import { atRest } from '../settled.test-helper.ts'
import { OcrScanner } from './OcrScanner.tsx'
import { pictureOf } from './picture.ts'
import { ScanSuccess } from './ScanSuccess.tsx'
import { CLAIMED, canvasCamera, scannerKit } from './scanner.fixtures.tsx'

afterEach(cleanup)

/** A style of the video, and the CSS px per video pixel that result. */
interface Look {
  css: string
  scale(width: number, height: number): number
}
const COVER: Look = { css: '', scale: (width, height) => Math.max(innerWidth / width, innerHeight / height) }
const TURNED: Look = {
  css: 'object-fit: contain; transform: rotate(180deg) scale(2); rotate: 180deg; scale: 1.5',
  scale: (width, height) => 3 * Math.min(innerWidth / width, innerHeight / height),
}

/** Draws green stripes in the area under the window, and red elsewhere. */
const target =
  ({ scale: scaleOf }: Look) =>
  (context: CanvasRenderingContext2D) => {
    const { width, height } = context.canvas
    const scale = scaleOf(width, height)
    const [areaWidth, areaHeight] = [280 / scale, 100 / scale]
    const [left, top] = [(width - areaWidth) / 2, (height - areaHeight) / 2]
    context.fillStyle = '#ff0000'
    context.fillRect(0, 0, width, height)
    for (let stripe = 0; stripe < 28; stripe++) {
      context.fillStyle = stripe % 2 ? '#00ff00' : '#004000'
      context.fillRect(left + (stripe * areaWidth) / 28, top, areaWidth / 28 + 1, areaHeight)
    }
    context.fillStyle = '#ff0000'
    context.fillRect(left + areaWidth, top, 4, areaHeight)
  }
const drawTarget = target(COVER)

function show(camera: ReturnType<typeof canvasCamera>, Around: (p: { children: ReactNode }) => ReactNode) {
  const kit = scannerKit()
  const view = (open: boolean) => (
    <Around>
      <FandeckProvider fandeck={kit.fandeck}>
        <OcrScanner open={open} onOpenChange={() => {}} openCamera={camera.openCamera} live="off" />
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
  if (!context) throw new Error('No 2D context.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, width, height)
}

test.each([
  [1280, 720, 'cover', COVER],
  [780, 1688, 'cover', COVER],
  [1280, 960, 'contain, turned and enlarged', TURNED],
] as const)(
  'S9.3 a capture of a video of %i x %i, %s, holds the pixels of the window and no others',
  async (width, height, _, look) => {
    const { kit } = show(canvasCamera(width, height, target(look)), Plain)
    await hasPicture()
    const video = document.querySelector('video')
    if (video) video.style.cssText = look.css
    // The window is centred on the screen.
    await atRest('.fandeck-overlay')
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
    // JPEG and fractional pixels blur the outermost two pixels.
    for (let y = 2; y < h - 2; y++) {
      for (let x = 2; x < w - 2; x++) {
        const at = (y * w + x) * 4
        if ((data[at] ?? 0) < 128) green++
        else red++
      }
    }
    expect(red).toBe(0)
    expect(green).toBe((w - 4) * (h - 4))
  },
)

test('closing the scanner stops every track', async () => {
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

test.each([
  [390, 844],
  [360, 640],
])(
  'a claimed card turns by itself, and fits %d x %d with its words and both buttons',
  async (width, height) => {
    await page.viewport(width, height)
    render(
      <ScanSuccess
        open
        onOpenChange={() => {}}
        card={CLAIMED}
        onViewDeck={() => {}}
        onScanAgain={() => {}}
      />,
    )
    await screen.findByRole('heading', { name: '한이준의 포일 카드예요' })
    const stage = screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })
    const last = screen.getByRole('button', { name: '이어서 스캔하기' })
    expect(stage.scrollHeight).toBe(stage.clientHeight)
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(height)
    const first = screen.getByRole('button', { name: '내 카드에서 보기' })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await page.viewport(390, 844)
  },
)

/** Noise on every pixel, as in a photograph. */
async function photograph(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pixels = new ImageData(width, height)
  let state = 20_261_122
  for (let at = 0; at < pixels.data.length; at += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels.data.fill(100 + (state >>> 26), at, at + 3)
    pixels.data[at + 3] = 255
  }
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 })
}

test('S7.6 scales a photograph of 12 megapixels down to the limit of the server, and keeps its ratio', async () => {
  const picture = await pictureOf(await photograph(3024, 4032))
  expect(picture).toMatch(/^data:image\/jpeg;base64,/)
  expect(picture.length).toBeLessThan(256_000)
  const { width, height } = await createImageBitmap(await (await fetch(picture)).blob())
  expect(height).toBeGreaterThan(600)
  expect(width / height).toBeCloseTo(0.75, 2)
})

const heic = new TextEncoder().encode('\0\0\0\u0018ftypheic\0\0\0\0mif1heic')
test.each([
  ['a HEIC photo', new Blob([heic], { type: 'image/heic' })],
  ['a document', new Blob(['%PDF-1.7\n'], { type: 'application/pdf' })],
  ['a video', new Blob([new TextEncoder().encode('\0\0\0\u0020ftypisom')], { type: 'video/mp4' })],
  ['an empty file', new Blob([], { type: 'image/jpeg' })],
  [
    'the start of a photo',
    new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])], { type: 'image/jpeg' }),
  ],
])('S4.31 %s is refused as a file that cannot be read', async (_, file) => {
  await expect(pictureOf(file)).rejects.toMatchObject({ code: 'scanner/unreadable-file' })
})

test.each([
  [390, 844],
  [844, 390],
  [640, 360],
  [568, 320],
  [320, 568],
])('S2.43 window, message, tip and buttons do not overlap on a screen of %i x %i', async (width, height) => {
  await page.viewport(width, height)
  const never = () => new Promise<never>(() => {})
  const kit = scannerKit({ 'POST /card/ocr/:idx': () => refuse(422, '코드를 찾지 못했어요.') })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <OcrScanner open onOpenChange={() => {}} openCamera={never} />
    </FandeckProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: '촬영하기' }))
  await waitFor(() => expect(document.querySelector('.fandeck-scanner__tip')).toBeTruthy(), {
    timeout: 5000,
  })
  const boxes = ['area', 'message', 'tip', 'shutter'].map((name) => {
    const element = document.querySelector(`.fandeck-scanner__${name}`)
    if (!element) throw new Error(name)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { name, left, right, top, bottom }
  })
  const over = boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter(
        (two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom,
      )
      .map((two) => `${one.name} and ${two.name}`),
  )
  await page.viewport(390, 844)
  expect(over).toEqual([])
})
