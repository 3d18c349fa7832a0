import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import {
  aStream,
  camera,
  ERROR,
  notReadable,
  OCR,
  PROCESSING,
  press,
  READY,
  show,
  text,
  withCamera,
} from './scanner.test-helper.tsx'
import { openRearCamera } from './use-camera.ts'

withCamera()

describe('the sharpness threshold', () => {
  test('does not send a blurred frame, and shows ERROR after a second', async () => {
    camera.sharp = false
    const { kit, requests } = await show()
    await press()
    expect(text(PROCESSING)).toBeTruthy()
    await act(() => kit.clock.advance(1200))
    expect(text(ERROR)).toBeTruthy()
    expect(requests).toHaveLength(0)
  })

  test('sends a frame that becomes sharp within that second', async () => {
    camera.sharp = false
    const { kit, requests } = await show()
    await press()
    await act(() => kit.clock.advance(450))
    camera.sharp = true
    await act(() => kit.clock.advance(200))
    expect(requests).toHaveLength(1)
  })

  test('auto capture sends sharp frames, six at most', async () => {
    const { kit, requests } = await show({ [OCR]: notReadable }, { autoCapture: true })
    for (let i = 0; i < 10; i++) {
      await act(() => kit.clock.advance(1000))
      await settled()
    }
    expect(requests).toHaveLength(6)
  })

  test('auto capture sends nothing while the code dialog is open', async () => {
    const { kit, requests } = await show({ [OCR]: notReadable }, { autoCapture: true })
    fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
    await act(() => kit.clock.advance(5000))
    expect(requests).toHaveLength(0)
  })
})

describe('the camera settings', () => {
  const able = { torch: true, focusMode: ['manual', 'continuous'], zoom: { min: 1, max: 8 } }
  async function withLens(capabilities: object, obey = true) {
    const { stream, track } = aStream()
    const applyConstraints = vi.fn(() => (obey ? Promise.resolve() : Promise.reject(new Error('no'))))
    Object.assign(track, { getCapabilities: () => capabilities, applyConstraints })
    await show({}, { openCamera: () => Promise.resolve(stream) })
    return applyConstraints
  }
  const knob = (name: string) => screen.queryByRole('button', { name })

  test('sets continuous focus, and toggles torch and zoom', async () => {
    const wished = await withLens(able)
    expect(wished).toHaveBeenCalledExactlyOnceWith({ advanced: [{ focusMode: 'continuous' }] })
    for (const [name, on, off] of [
      ['손전등', { torch: true }, { torch: false }],
      ['확대', { zoom: 2 }, { zoom: 1 }],
    ] as const) {
      for (const wanted of [on, off]) {
        fireEvent.click(knob(name) ?? document.body)
        await settled()
        expect(wished).toHaveBeenLastCalledWith({ advanced: [wanted] })
        expect(knob(name)?.getAttribute('aria-pressed')).toBe(String(wanted === on))
      }
    }
  })

  test('shows no buttons for absent capabilities, and keeps the state when the camera refuses', async () => {
    await withLens({})
    expect([knob('손전등'), knob('확대')]).toEqual([null, null])
    cleanup()
    await withLens(able, false)
    fireEvent.click(knob('손전등') ?? document.body)
    await settled()
    expect(knob('손전등')?.getAttribute('aria-pressed')).toBe('false')
  })

  test('requests the rear camera in full HD', async () => {
    const getUserMedia = vi.fn(() => Promise.resolve(aStream().stream))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
    await openRearCamera()
    vi.unstubAllGlobals()
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    })
  })
})

describe('several cameras', () => {
  const named = (deviceId: string, label: string, kind = 'videoinput') => ({ deviceId, label, kind })
  const PHONE = [
    named('front', '전면 카메라'),
    named('wide', '후면 카메라'),
    named('ultra', '후면 초광각 카메라'),
    named('tele', '후면 망원 카메라'),
    named('ears', '마이크', 'audioinput'),
  ]
  const button = () => screen.queryByRole('button', { name: '카메라 바꾸기' })

  async function onPhone(devices: readonly object[]) {
    const mediaDevices = { enumerateDevices: async () => devices }
    Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })
    const tracks: ReturnType<typeof aStream>['track'][] = []
    const openCamera = vi.fn(async (deviceId = 'wide') => {
      const { stream, track } = aStream()
      tracks.push(Object.assign(track, { getSettings: () => ({ deviceId }) }))
      return stream
    })
    const shown = await show({}, { openCamera })
    return { ...shown, tracks, opened: () => openCamera.mock.calls.map(([id]) => id) }
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })

  test('a press opens the next rear camera after closing the one before, and begins anew after the last', async () => {
    const { tracks, opened } = await onPhone(PHONE)
    for (let press = 0; press < 3; press++) {
      fireEvent.click(button() ?? document.body)
      await settled()
    }
    expect(opened()).toEqual([undefined, 'ultra', 'tele', 'wide'])
    expect(tracks.map(({ stop }) => stop.mock.calls.length)).toEqual([1, 1, 1, 0])
  })

  test('the next visit opens the chosen camera', async () => {
    const { kit } = await onPhone(PHONE)
    fireEvent.click(button() ?? document.body)
    await settled()
    expect(kit.fandeck.platform.storage.getItem('fandeck:camera')).toBe('ultra')
  })

  test('a chosen camera is a wish, so that a lost one does not close the scanner', async () => {
    const getUserMedia = vi.fn(() => Promise.resolve(aStream().stream))
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
    await openRearCamera('ultra')
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      audio: false,
      video: expect.objectContaining({ deviceId: { ideal: 'ultra' }, facingMode: { ideal: 'environment' } }),
    })
  })

  test.each([
    ['one rear camera', PHONE.slice(0, 2)],
    ['no names before the permission', [named('', ''), named('', '')]],
    ['no list', []],
  ])('with %s there is no button', async (_, devices) => {
    await onPhone(devices)
    expect(button()).toBeNull()
  })
})

test('vibrates once for a card and twice for a failure', async () => {
  const vibrate = vi.fn()
  Object.assign(navigator, { vibrate })
  await show()
  await press()
  expect(vibrate.mock.calls).toEqual([[[60]]])
  cleanup()
  await show({ [OCR]: notReadable })
  await press()
  expect(vibrate.mock.calls.at(-1)).toEqual([[30, 60, 30]])
})

describe('closing', () => {
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

  test('stops every track and cancels the pending scan', async () => {
    const { track, kit } = await show({ [OCR]: () => new Promise(() => {}) })
    await press()
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    await settled()
    expect(track.stop).toHaveBeenCalledOnce()
    expect(kit.clock.pending()).toBe(0)
  })

  test('stops a stream that opens after the scanner has closed', async () => {
    const { stream, track } = aStream()
    let arrive: (stream: MediaStream) => void = () => {}
    const openCamera = () => new Promise<MediaStream>((resolve) => (arrive = resolve))
    await show({}, { openCamera })
    fireEvent.click(screen.getByRole('button', { name: '닫기' }))
    arrive(stream)
    await settled()
    expect(track.stop).toHaveBeenCalledOnce()
  })

  test.each([
    ['NotAllowedError', '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.'],
    ['NotFoundError', '카메라를 찾지 못했어요. 코드를 직접 입력해 주세요.'],
    ['NotReadableError', '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.'],
    ['SecurityError', '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.'],
    ['OverconstrainedError', '카메라를 찾지 못했어요. 코드를 직접 입력해 주세요.'],
    ['AbortError', '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.'],
    ['InvalidStateError', '다른 앱이 카메라를 쓰고 있어요. 그 앱을 닫거나 코드를 직접 입력해 주세요.'],
    ['TypeError', '이 브라우저에서는 카메라를 쓸 수 없어요. 코드를 직접 입력해 주세요.'],
    ['NotSupportedError', '이 브라우저에서는 카메라를 쓸 수 없어요. 코드를 직접 입력해 주세요.'],
    ['SomethingNewError', '카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.'],
  ])('S8.12 %s closes the scanner and opens the code dialog', async (name, sentence) => {
    const openCamera = () => Promise.reject(new DOMException('', name))
    const { onOpenChange } = await show({}, { openCamera })
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'camera' })
    expect(text(sentence)).toBeTruthy()
    expect(screen.getByLabelText('카드 코드')).toBeTruthy()
  })

  test('S8.12 an unplugged camera closes the scanner and shows the reason', async () => {
    const { track, onOpenChange } = await show()
    act(() => void track.dispatchEvent(new Event('ended')))
    await settled()
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: 'camera' })
    expect(text('카메라 연결이 끊겼어요. 다시 열거나 코드를 직접 입력해 주세요.')).toBeTruthy()
  })

  test('S8.12 a photo claims the card after the camera has failed', async () => {
    const bitmap = { width: 800, height: 300, close: vi.fn() }
    vi.stubGlobal('createImageBitmap', () => Promise.resolve(bitmap))
    const { onSuccess } = await show(
      {},
      { openCamera: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    )
    const file = document.querySelector('input[type="file"]')
    if (!file) throw new Error('No file input.')
    fireEvent.change(file, { target: { files: [new File(['x'], 'card.jpg', { type: 'image/jpeg' })] } })
    await settled()
    vi.unstubAllGlobals()
    expect(onSuccess).toHaveBeenCalledOnce()
    expect(screen.getByRole('dialog', { name: '한이준 카드를 받았어요' })).toBeTruthy()
  })

  test('releases the camera while the page is hidden, and reopens it once', async () => {
    const { track, openCamera, onOpenChange } = await show()
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await settled()
    expect(track.stop).toHaveBeenCalledOnce()
    visible.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await settled()
    expect(openCamera).toHaveBeenCalledTimes(2)
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})
