import { type Handler, ok, refuse } from '@fandeck/sdk/testing'
import { ScanReply } from '@fandeck/sdk/wire'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { turnCard } from '../card-reveal/reveal.test-helper.ts'
import { settled } from '../settled.test-helper.ts'
import type { OcrScannerProps } from './OcrScanner.tsx'
import { CLAIMED, GOOD_CODE } from './scanner.fixtures.tsx'
import {
  ERROR,
  notReadable,
  OCR,
  offline,
  PICTURE,
  PROCESSING,
  pickFile,
  press,
  READY,
  scanner,
  show,
  shutter,
  text,
  used,
  withCamera,
  yours,
} from './scanner.test-helper.tsx'

withCamera()

describe('a scan', () => {
  test('S4.29 S8.9 shows READY while idle and PROCESSING while a capture is sent', async () => {
    const { requests } = await show({ [OCR]: () => new Promise(() => {}) })
    expect(text(READY).getAttribute('aria-live')).toBe('polite')
    await press()
    expect(text(PROCESSING)).toBeTruthy()
    expect(requests).toMatchObject([{ path: '/card/ocr/1', body: { image: PICTURE } }])
  })

  test('S4.30 a successful scan closes the scanner and shows the card and the points', async () => {
    const { onSuccess, onOpenChange } = await show()
    await press()
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'success' })
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
    await turnCard()
    expect(text('한이준의 포일 카드예요')).toBeTruthy()
    expect(text('1,000장 중 29번째, 이제 내 덱에 있어요.')).toBeTruthy()
    expect(screen.getByText('+100P').parentElement?.textContent).toBe('+100P 적립 · 모두 12,400P 있어요')
    await vi.waitFor(
      () => expect(document.activeElement).toBe(screen.getByRole('button', { name: '확인' })),
      10_000,
    )
  })

  test('a card of an older server, which reports neither its number nor its finish, arrives', async () => {
    const { cardId, cardName, image, point, totalPoint } = CLAIMED
    const data = { cardId, cardName, image, point, totalPoint }
    await show({ 'POST /card/ocr/:idx': () => ok(ScanReply, { data }) })
    await press()
    await turnCard()
    expect(text('한이준 카드예요')).toBeTruthy()
    expect(text('이제 내 덱에 있어요.')).toBeTruthy()
  })

  test('S4.30 scanning again reopens the scanner in READY', async () => {
    const { onOpenChange } = await show()
    await press()
    await turnCard()
    fireEvent.click(screen.getByRole('button', { name: '이어서 스캔하기' }))
    await settled()
    expect(onOpenChange).toHaveBeenLastCalledWith(true, { reason: 'again' })
    expect(text(READY)).toBeTruthy()
  })

  test.each([
    ['an unreadable picture', notReadable, ERROR],
    ['an outage', offline, '인터넷 연결이 불안정해요. 잠시 후 다시 시도해 주세요.'],
    ['a refusal with a code and no handler (S8.11)', used, ERROR],
    [
      'a malformed reply',
      () => Response.json({ status: '200', message: '', data: {} }),
      '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.',
    ],
    [
      'the page of a gateway',
      () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 }),
      '서버의 응답을 읽지 못했어요. 잠시 후 다시 시도해 주세요.',
    ],
    [
      'a reader with too many pictures',
      () => refuse(429, '카드를 확인하는 사람이 많아요. 잠시 후 다시 시도해 주세요.'),
      '카드를 확인하는 사람이 많아요. 잠시 후 다시 시도해 주세요.',
    ],
  ])('S4.31 S8.9 %s shows ERROR with its reason, and the next capture is sent', async (_, answer, reason) => {
    const { requests } = await show({ [OCR]: answer })
    await press()
    expect(text(reason)).toBeTruthy()
    expect(document.querySelector('.fandeck-scanner__view')).toHaveProperty('dataset.status', 'ERROR')
    expect(scanner()).toBeTruthy()
    const before = requests.length
    await press()
    expect(requests.length).toBeGreaterThan(before)
  })

  test.each([
    ['a code of the member', yours, true],
    ['a code of another member', used, false],
  ])('S8.11 the refusal of %s leads to the cards: %#', async (_, answer, leads) => {
    const onViewDeck = vi.fn()
    const { onOpenChange } = await show({ [OCR]: answer }, { onViewDeck })
    await press()
    const view = screen.queryByRole('button', { name: '내 카드에서 보기' })
    expect(view !== null).toBe(leads)
    if (!view) return
    expect(text('이미 내 덱에 있는 카드예요.')).toBeTruthy()
    fireEvent.click(view)
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' })
    expect(onViewDeck.mock.calls).toEqual([[]])
  })

  test('S4.32 two taps send one request, and the shutter is disabled until the reply', async () => {
    const { requests } = await show({ [OCR]: () => new Promise(() => {}) })
    fireEvent.click(shutter())
    fireEvent.click(shutter())
    await settled()
    expect(requests).toHaveLength(1)
    expect(shutter()).toHaveProperty('disabled', true)
  })

  test('S8.10 a refusal with a code calls `onCancel` and closes the scanner', async () => {
    const onCancel = vi.fn()
    const { onOpenChange } = await show({ [OCR]: used }, { onCancel })
    await press()
    expect(onCancel).toHaveBeenCalledExactlyOnceWith({
      statusCode: 409,
      code: 'CODE_USED',
      error: expect.objectContaining({ code: 'claims/code-used' }),
    })
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'refused' })
  })

  test('S8.11 an error without a code stays in the scanner, even with `onCancel`', async () => {
    const onCancel = vi.fn()
    const { onOpenChange } = await show({ [OCR]: notReadable }, { onCancel })
    await press()
    expect(text(ERROR)).toBeTruthy()
    expect(onCancel).not.toHaveBeenCalled()
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

describe('the conditions of a capture', () => {
  test.each([
    [undefined, '/card/ocr/1'],
    [7, '/card/ocr/7'],
  ])('S5.14 the minting id %s posts to %s', async (mintingId, path) => {
    const { requests } = await show({}, { mintingId })
    await press()
    expect(requests[0]?.path).toBe(path)
  })

  test('S5.14 the minting id 0 sends nothing', async () => {
    const { requests } = await show({}, { mintingId: 0 })
    await press()
    expect(requests).toEqual([])
    expect(text('지금은 카드를 받을 수 없어요. 고객센터로 문의해 주세요.')).toBeTruthy()
  })

  test.each([
    ['no canvas', () => vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)],
    [
      'a stream without a frame',
      () => vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(1),
    ],
    [
      'a video without a size',
      () => vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(0),
    ],
  ])('S5.15 %s shows ERROR and sends nothing', async (_, spoil) => {
    const { requests } = await show()
    spoil()
    await press()
    expect(text(ERROR)).toBeTruthy()
    expect(requests).toEqual([])
  })

  test('S4.31 a file that the browser cannot decode shows so, and no missing code', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
    const { requests } = await show()
    pickFile(new File(['x'], 'x.heic'))
    await settled()
    vi.unstubAllGlobals()
    expect(text('읽을 수 없는 파일이에요. JPG나 PNG 사진을 골라 주세요.')).toBeTruthy()
    expect(screen.queryByText(ERROR)).toBeNull()
    expect(requests).toEqual([])
  })
})

describe('a photo that is picked during a scan', () => {
  async function pickWhileScanning() {
    let answer: (response: Response) => void = () => {}
    const shown = await show({ [OCR]: () => new Promise<Response>((resolve) => (answer = resolve)) })
    await press()
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10, height: 10, close: () => {} }))
    pickFile(new File(['x'], 'card.jpg'))
    await settled()
    return {
      ...shown,
      async answered(response: Response) {
        shown.kit.server.on(OCR, () => ok(ScanReply, { data: CLAIMED }))
        answer(response)
        await settled()
        vi.unstubAllGlobals()
      },
    }
  }

  test('S4.32 is not sent when the scan succeeds, because the code is used', async () => {
    const { requests, onSuccess, answered } = await pickWhileScanning()
    expect(requests).toHaveLength(1)
    await answered(ok(ScanReply, { data: CLAIMED }))
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(requests).toHaveLength(1)
  })

  test('is sent when the scan fails', async () => {
    const { requests, onSuccess, answered } = await pickWhileScanning()
    await answered(refuse(422, '코드를 찾지 못했어요.'))
    expect(requests).toHaveLength(2)
    expect(onSuccess).toHaveBeenCalledOnce()
  })
})

describe('typing the code', () => {
  async function open(on: Record<string, Handler> = {}, props: Partial<OcrScannerProps> = {}) {
    const shown = await show(on, props)
    fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
    await settled()
    const field = screen.getByLabelText('카드 코드')
    const submit = async (code: string) => {
      fireEvent.change(field, { target: { value: code } })
      fireEvent.click(screen.getByRole('button', { name: '카드 받기' }))
      await settled()
    }
    return { ...shown, field, submit }
  }

  test('claims the card of a valid code', async () => {
    const { submit, requests, field, onSuccess } = await open()
    await submit(GOOD_CODE.toLowerCase())
    expect(field).toHaveProperty('value', 'ANPT-EKTX-A7FX')
    expect(requests).toMatchObject([{ path: '/card/1', body: { check_data: GOOD_CODE } }])
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
  })

  test('rejects wrong check characters without a request', async () => {
    const { submit, requests } = await open()
    await submit('ANPT-EKTX-A7FY')
    expect(text('코드를 다시 확인해 주세요.')).toBeTruthy()
    expect(requests).toEqual([])
  })

  test('S8.10 leads to the cards for a code of the member, until another one is typed', async () => {
    const onViewDeck = vi.fn()
    const { submit, field, onOpenChange } = await open({ 'POST /card/:idx': yours }, { onViewDeck })
    await submit(GOOD_CODE)
    expect(text('이미 내 덱에 있는 카드예요.')).toBeTruthy()
    fireEvent.change(field, { target: { value: 'A' } })
    expect(screen.queryByRole('button', { name: '내 카드에서 보기' })).toBeNull()
    await submit(GOOD_CODE)
    fireEvent.click(screen.getByRole('button', { name: '내 카드에서 보기' }))
    await settled()
    expect(onViewDeck.mock.calls).toEqual([[]])
    expect(onOpenChange).toHaveBeenLastCalledWith(false, { reason: 'done' })
  })

  test.each([
    ['CODE_USED', '이미 사용한 코드예요.'],
    ['TOO_MANY_TRIES', '오늘은 더 시도할 수 없어요. 내일 다시 시도해 주세요.'],
    ['UNKNOWN_CODE', '등록되지 않은 코드예요. 코드를 다시 확인해 주세요.'],
  ])('shows the message of %s', async (code, sentence) => {
    const { submit } = await open({ 'POST /card/:idx': () => refuse(409, '', code) })
    await submit(GOOD_CODE)
    expect(text(sentence)).toBeTruthy()
  })
})
