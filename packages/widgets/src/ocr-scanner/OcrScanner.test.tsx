import { FandeckProvider } from '@fandeck/react'
import { type Handler, refuse, settle } from '@fandeck/sdk/testing'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OcrScanner, type OcrScannerProps } from './OcrScanner.tsx'
import { GOOD_CODE, scannerKit } from './scanner.fixtures.tsx'

const PICTURE = 'data:image/jpeg;base64,AAAA'
const OCR = 'POST /card/ocr/:idx'

/** A canvas and a video with a frame: jsdom has neither. */
beforeEach(() => {
  const context = {
    drawImage: () => {},
    getImageData: (_x: number, _y: number, width: number, height: number) => ({
      data: new Uint8ClampedArray(width * height * 4),
      width,
      height,
    }),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(PICTURE)
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1920)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(1080)
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 390, 844))
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const quiet = () =>
  act(async () => {
    await settle()
    await new Promise((resolve) => setTimeout(resolve, 10))
    await settle()
  })

function aStream() {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() })
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] }
  return { track, stream: stream as unknown as MediaStream }
}

async function show(on: Record<string, Handler> = {}, props: Partial<OcrScannerProps> = {}) {
  const kit = scannerKit(on)
  const { stream, track } = aStream()
  const onOpenChange = vi.fn<OcrScannerProps['onOpenChange']>((open) => draw(open))
  const onSuccess = vi.fn()
  const openCamera = vi.fn(() => Promise.resolve(stream))
  const view = (open: boolean) => (
    <FandeckProvider fandeck={kit.fandeck}>
      <OcrScanner {...{ open, onOpenChange, onSuccess, openCamera }} {...props} />
    </FandeckProvider>
  )
  const { rerender } = render(view(true))
  const draw = (open: boolean) => rerender(view(open))
  await quiet()
  return { kit, track, onOpenChange, onSuccess, openCamera, requests: kit.server.requests }
}

const shutter = () => screen.getByRole('button', { name: '촬영하기' })
const scanner = () => screen.queryByRole('dialog', { name: '카드 코드 스캔' })
const press = async () => {
  fireEvent.click(shutter())
  await quiet()
}
const text = (words: string) => screen.getByText(words)
const notReadable: Handler = () => refuse(422, '코드를 찾지 못했어요.')
const used: Handler = () => refuse(409, '이미 사용한 코드예요.', 'CODE_USED')
const offline: Handler = () => {
  throw new TypeError('offline')
}
const READY = '코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요'
const PROCESSING = '코드를 스캔하고 있어요. 잠시만 기다려 주세요'
const ERROR = '코드를 찾지 못했어요. 다시 시도해 주세요!'

describe('a scan', () => {
  test('S4.29 S8.9 waits with READY, sends with PROCESSING', async () => {
    const { requests } = await show({ [OCR]: () => new Promise(() => {}) })
    expect(text(READY).getAttribute('aria-live')).toBe('polite')
    await press()
    expect(text(PROCESSING)).toBeTruthy()
    expect(requests).toMatchObject([{ path: '/card/ocr/1', body: { image: PICTURE } }])
  })

  test('S4.30 success closes the scanner and shows the card and the points', async () => {
    const { onSuccess, onOpenChange } = await show()
    await press()
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'success' })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(text('한이준 카드를 받았어요')).toBeTruthy()
    expect(screen.getByText('+100P').parentElement?.textContent).toBe('+100P 적립 · 모두 12,400P 있어요')
  })

  test('S4.30 scanning again opens the scanner, ready', async () => {
    const { onOpenChange } = await show()
    await press()
    fireEvent.click(screen.getByRole('button', { name: '계속 스캔하기' }))
    await quiet()
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'again' })
    expect(text(READY)).toBeTruthy()
  })

  test.each([
    ['not readable', notReadable],
    ['an outage', offline],
    ['a refusal with a code and no handler (S8.11)', used],
    ['an answer in another shape', () => Response.json({ status: '200', message: '', data: {} })],
  ])('S4.31 S8.9 %s becomes ERROR, and the next capture is free', async (_, answer) => {
    const { requests } = await show({ [OCR]: answer })
    await press()
    expect(text(ERROR)).toBeTruthy()
    expect(scanner()).toBeTruthy()
    const before = requests.length
    await press()
    expect(requests.length).toBeGreaterThan(before)
  })

  test('S4.32 two taps are one call, and the shutter is disabled meanwhile', async () => {
    const { requests } = await show({ [OCR]: () => new Promise(() => {}) })
    fireEvent.click(shutter())
    fireEvent.click(shutter())
    await quiet()
    expect(requests).toHaveLength(1)
    expect(shutter()).toHaveProperty('disabled', true)
  })

  test('S8.10 a refusal with a code goes to the cancel handler, and the scanner closes', async () => {
    const onCancel = vi.fn()
    const { onOpenChange } = await show({ [OCR]: used }, { onCancel })
    await press()
    expect(onCancel).toHaveBeenCalledExactlyOnceWith({ statusCode: 409, code: 'CODE_USED' })
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'refused' })
  })

  test('S8.11 an error without a code stays in the scanner, with a cancel handler too', async () => {
    const onCancel = vi.fn()
    const { onOpenChange } = await show({ [OCR]: notReadable }, { onCancel })
    await press()
    expect(text(ERROR)).toBeTruthy()
    expect(onCancel).not.toHaveBeenCalled()
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('what a capture needs', () => {
  test.each([
    [undefined, '/card/ocr/1'],
    [7, '/card/ocr/7'],
  ])('S5.14 the minting index %s is claimed from %s', async (mintingIdx, path) => {
    const { requests } = await show({}, { mintingIdx })
    await press()
    expect(requests[0]?.path).toBe(path)
  })

  test('S5.14 without a minting index nothing is sent', async () => {
    const { requests } = await show({}, { mintingIdx: 0 })
    await press()
    expect(requests).toEqual([])
    expect(text(ERROR)).toBeTruthy()
  })

  test.each([
    ['no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    [
      'a stream that is not ready',
      () => vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(1),
    ],
    [
      'a video without a size',
      () => vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0),
    ],
  ])('S5.15 %s is an ERROR and sends nothing', async (_, spoil) => {
    const { requests } = await show()
    spoil()
    await press()
    expect(text(ERROR)).toBeTruthy()
    expect(requests).toEqual([])
  })

  test('S4.31 a file that is no picture is an ERROR', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
    const { requests } = await show()
    const input = document.querySelector('input[type=file]')
    if (!input) throw new Error('There is no file input.')
    fireEvent.change(input, { target: { files: [new File(['x'], 'x.txt')] } })
    await quiet()
    vi.unstubAllGlobals()
    expect(text(ERROR)).toBeTruthy()
    expect(requests).toEqual([])
  })
})

describe('leaving', () => {
  test.each([
    [100, false],
    [101, true],
  ])('S4.33 a swipe of %i px down closes: %s', async (distance, closes) => {
    const { onOpenChange } = await show()
    const message = text(READY)
    fireEvent.pointerDown(message, { clientY: 200, isPrimary: true })
    fireEvent.pointerMove(message, { clientY: 200 + distance })
    fireEvent.pointerUp(message, { clientY: 200 + distance })
    expect(onOpenChange.mock.calls).toEqual(closes ? [[false, { reason: 'drag' }]] : [])
  })

  test('stops every track and forgets what is under way', async () => {
    const { track, kit } = await show({ [OCR]: () => new Promise(() => {}) })
    await press()
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await quiet()
    expect(track.stop).toHaveBeenCalledOnce()
    expect(kit.clock.pending()).toBe(0)
  })

  test('a stream that comes after the scanner has closed is stopped', async () => {
    const { stream, track } = aStream()
    let arrive: (stream: MediaStream) => void = () => {}
    const openCamera = () => new Promise<MediaStream>((resolve) => (arrive = resolve))
    await show({}, { openCamera })
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    arrive(stream)
    await quiet()
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test.each([
    ['NotAllowedError', '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.'],
    ['NotFoundError', '카메라를 찾지 못했어요. 코드를 직접 입력해 주세요.'],
    ['NotReadableError', '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.'],
    ['TypeError', '이 브라우저에서는 카메라를 쓸 수 없어요. 코드를 직접 입력해 주세요.'],
  ])('S8.12 %s closes the scanner and leaves the typed way open', async (name, sentence) => {
    const openCamera = () => Promise.reject(new DOMException('', name))
    const { onOpenChange } = await show({}, { openCamera })
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'camera' })
    expect(text(sentence)).toBeTruthy()
    expect(screen.getByLabelText('카드 코드')).toBeTruthy()
  })

  test('S8.12 a camera that is taken away while scanning closes the scanner', async () => {
    const { track, onOpenChange } = await show()
    act(() => void track.dispatchEvent(new Event('ended')))
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'camera' })
  })
})

describe('typing the code', () => {
  async function open(on: Record<string, Handler> = {}) {
    const shown = await show(on)
    fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
    await quiet()
    const field = screen.getByLabelText('카드 코드')
    const submit = async (code: string) => {
      fireEvent.change(field, { target: { value: code } })
      fireEvent.click(screen.getByRole('button', { name: '확인하기' }))
      await quiet()
    }
    return { ...shown, field, submit }
  }

  test('claims the card of a good code', async () => {
    const { submit, requests, field, onSuccess } = await open()
    await submit(GOOD_CODE.toLowerCase())
    expect(field).toHaveProperty('value', 'ANPT-EKTX-A7FX')
    expect(requests).toMatchObject([{ path: '/card/1', body: { check_data: GOOD_CODE } }])
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(text('한이준 카드를 받았어요')).toBeTruthy()
  })

  test('tells a slip before anything is sent', async () => {
    const { submit, requests } = await open()
    await submit('ANPT-EKTX-A7FY')
    expect(text('코드를 다시 확인해 주세요.')).toBeTruthy()
    expect(requests).toEqual([])
  })

  test.each([
    ['CODE_USED', '이미 사용한 코드예요.'],
    ['TOO_MANY_TRIES', '오늘은 더 시도할 수 없어요. 내일 다시 시도해 주세요.'],
    ['UNKNOWN_CODE', '등록되지 않은 코드예요. 코드를 다시 확인해 주세요.'],
  ])('tells %s in its own words', async (code, sentence) => {
    const { submit } = await open({ 'POST /card/:idx': () => refuse(409, '', code) })
    await submit(GOOD_CODE)
    expect(text(sentence)).toBeTruthy()
  })
})
