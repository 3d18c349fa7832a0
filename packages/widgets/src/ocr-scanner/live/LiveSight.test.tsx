import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import type { OcrScannerProps } from '../OcrScanner.tsx'
import { notReadable, OCR, READY, show, shutter, used, withCamera } from '../scanner.test-helper.tsx'
import { placeOf } from './LiveSight.tsx'

const reader = vi.hoisted(() => ({
  start: vi.fn(),
  read: vi.fn(),
  stop: vi.fn(),
  slow: false,
}))
vi.mock('./start-reader.ts', () => ({ startReader: reader.start }))

withCamera()
const SIGHT = { code: 'ANPTEKTXA7FX', from: { x: 0.1, y: 0.5 }, to: { x: 0.9, y: 0.5 } }
const SEARCHING = '코드를 영역 안에 맞추면 바로 스캔해요'

let time = 0
beforeEach(() => {
  time = 0
  reader.slow = false
  for (const mock of [reader.start, reader.read, reader.stop]) mock.mockReset()
  reader.read.mockResolvedValue(undefined)
  reader.start.mockResolvedValue({ read: reader.read, stop: reader.stop, isSlow: () => reader.slow })
  vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'get').mockImplementation(() => time)
})

async function live(props: Partial<OcrScannerProps> = {}, on: Parameters<typeof show>[0] = {}) {
  const shown = await show(on, { live: undefined, ...props })
  for (let n = 0; n < 5; n++) await settled()
  /** Lets the camera deliver frames. */
  const frames = async (count: number, { moving = true } = {}) => {
    for (let n = 0; n < count; n++) {
      if (moving) time += 0.15
      await act(() => shown.kit.clock.advance(150))
      await settled()
    }
  }
  return { ...shown, frames }
}
const frame = () => document.querySelector('.fandeck-scanner__sight')

describe('O1 live reading', () => {
  test('searches, and claims a code that two frames show, without a press or a picture', async () => {
    const { frames, requests, onSuccess } = await live()
    expect(screen.getByText(SEARCHING).getAttribute('role')).toBe('status')
    await frames(3)
    expect([requests, frame()?.getAttribute('data-status')]).toEqual([[], 'searching'])
    reader.read.mockResolvedValue(SIGHT)
    await frames(1)
    expect(requests).toEqual([])
    await frames(1)
    expect(requests).toMatchObject([{ path: '/card/1', body: { check_data: SIGHT.code } }])
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  test('closes the frame on the code and tells it while the server is asked', async () => {
    const { frames } = await live({}, { 'POST /card/:idx': () => new Promise(() => {}) })
    reader.read.mockResolvedValue(SIGHT)
    await frames(2)
    expect(screen.getByText('코드를 찾았어요. 카드를 확인하고 있어요').getAttribute('role')).toBe('status')
    expect(frame()?.getAttribute('data-status')).toBe('seen')
    expect(frame()?.getAttribute('style')).toContain('left')
    expect(shutter()).toHaveProperty('disabled', true)
  })

  test('one frame that is shown twice does not agree with itself', async () => {
    const { frames, requests } = await live()
    reader.read.mockResolvedValue(SIGHT)
    await frames(1)
    await frames(5, { moving: false })
    expect([reader.read.mock.calls.length, requests]).toEqual([1, []])
  })

  test('a refused code is told, and not sent again', async () => {
    const { frames, requests } = await live({}, { 'POST /card/:idx': used })
    reader.read.mockResolvedValue(SIGHT)
    await frames(8)
    expect(requests).toHaveLength(1)
    expect(screen.getByText('이미 사용한 코드예요.')).toBeTruthy()
  })

  test.each([
    { live: 'off' as const },
    { codeFormat: { alphabet: '0123456789', dataLength: 10, checkLength: 2 } },
  ])('does not start with %j', async (props) => {
    const { frames } = await live(props)
    await frames(3)
    expect([reader.start.mock.calls, frame()]).toEqual([[], null])
    expect(screen.getByText(READY)).toBeTruthy()
  })

  test('does not load the reader on a device that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    await live()
    Reflect.deleteProperty(navigator, 'connection')
    expect(reader.start).not.toHaveBeenCalled()
    expect(screen.getByText(READY)).toBeTruthy()
  })

  test.each([
    ['is slow', () => Object.assign(reader, { slow: true })],
    ['fails', () => reader.read.mockRejectedValue(new Error('no memory'))],
  ])('stops where it %s; the shutter remains', async (_, arrange) => {
    const { frames, requests } = await live({}, { [OCR]: notReadable })
    arrange()
    await frames(3)
    expect([reader.read.mock.calls.length, reader.stop.mock.calls.length, frame()]).toEqual([1, 1, null])
    fireEvent.click(shutter())
    await settled()
    expect(requests).toMatchObject([{ path: '/card/ocr/1' }])
  })

  test('shows the shutter’s message where the page forbids workers', async () => {
    reader.start.mockRejectedValue(new Error('policy'))
    await live()
    expect(screen.getByText(READY)).toBeTruthy()
  })

  test('stops the worker with the scanner', async () => {
    const { frames } = await live()
    await frames(1)
    fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
    await settled()
    expect(reader.stop).toHaveBeenCalledOnce()
  })
})

test('the frame lies around the code, along its line', () => {
  const flat = placeOf({ from: { x: 0.1, y: 0.5 }, to: { x: 0.9, y: 0.5 } })
  expect(Number.parseFloat(String(flat.left))).toBeCloseTo(2.8)
  expect(Number.parseFloat(String(flat.width))).toBeCloseTo(94.4)
  expect(flat.rotate).toBe('0rad')
  const tilted = placeOf({ from: { x: 0.1, y: 0.7 }, to: { x: 0.9, y: 0.3 } })
  expect(Number.parseFloat(String(tilted.rotate))).toBeLessThan(-0.1)
})
