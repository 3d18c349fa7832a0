import { FandeckProvider } from '@fandeck/react'
import { type Handler, refuse } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { OcrScanner, type OcrScannerProps } from './OcrScanner.tsx'
import { scannerKit } from './scanner.fixtures.tsx'

export const PICTURE = 'data:image/jpeg;base64,AAAA'
export const OCR = 'POST /card/ocr/:idx'

/** `sharp` selects stripes instead of plain grey. */
export const camera = { sharp: true }
let seen: { stripes: Uint8ClampedArray; grey: Uint8ClampedArray } | undefined
const pixels = (width: number, height: number) => ({
  stripes: new Uint8ClampedArray(width * height * 4).map((_, i) => ((i >> 3) % 2 ? 255 : 90)),
  grey: new Uint8ClampedArray(width * height * 4).fill(90),
})

/** Stubs the canvas and a video frame for every test of a file, because jsdom has neither. */
export function withCamera() {
  // Transforms the lazy parts up front, so that the first test does not time out on a busy machine; one file has none.
  beforeAll(() => import('./lazy-parts.ts').catch(() => {}))
  beforeEach(() => {
    camera.sharp = true
    const context = {
      setTransform: () => {},
      drawImage: () => {},
      getImageData: (_x: number, _y: number, width: number, height: number) => {
        seen ??= pixels(width, height)
        return { data: camera.sharp ? seen.stripes : seen.grey, width, height }
      },
    }
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE)
    vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1920)
    vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1080)
    vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(390)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(844)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 844))
  })

  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })
}

export function aStream() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  return { track, stream: stream as unknown as MediaStream }
}

/** Shows the scanner, which waits for a press unless the props say otherwise. */
export async function show(on: Record<string, Handler> = {}, props: Partial<OcrScannerProps> = {}) {
  const kit = scannerKit(on)
  const { stream, track } = aStream()
  const onOpenChange = vi.fn<OcrScannerProps['onOpenChange']>((open) => draw(open))
  const onSuccess = vi.fn()
  const openCamera = vi.fn(() => Promise.resolve(stream))
  const view = (open: boolean) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <OcrScanner {...{ open, onOpenChange, onSuccess, openCamera }} live="off" {...props} />
    </FandeckProvider>
  )
  const { rerender } = render(view(true))
  const draw = (open: boolean) => rerender(view(open))
  await settled()
  return { kit, track, onOpenChange, onSuccess, openCamera, requests: kit.server.requests }
}

export const shutter = () => screen.getByRole('button', { name: '촬영하기' })
export const scanner = () => screen.queryByRole('dialog', { name: '카드 코드 스캔' })
export const press = async () => {
  fireEvent.click(shutter())
  await settled()
}
export function pickFile(file: File): void {
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('No file input.')
  fireEvent.change(input, { target: { files: [file] } })
}
export const text = (words: string) => screen.getByText(words)
export const notReadable: Handler = () => refuse(422, '코드를 찾지 못했어요.')
export const used: Handler = () => refuse(409, '이미 사용한 코드예요.', 'CODE_USED')
export const yours: Handler = () => refuse(409, '이미 내 덱에 있는 카드예요.', 'CODE_YOURS')
export const offline: Handler = () => {
  throw new TypeError('offline')
}
export const READY = '코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요'
export const PROCESSING = '코드를 스캔하고 있어요. 잠시만 기다려 주세요'
export const ERROR = '코드를 찾지 못했어요. 다시 시도해 주세요!'
