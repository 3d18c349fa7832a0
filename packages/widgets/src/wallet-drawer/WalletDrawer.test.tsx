import { aBenefit, ok } from '@fandeck/sdk/testing'
import { BenefitListReply } from '@fandeck/sdk/wire'
import { onlineManager } from '@tanstack/react-query'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { gone, settled } from '../settled.test-helper.ts'
import { BENEFITS } from './wallet.fixtures.tsx'
import { drink, later, offline, photo, row, show, submit, type, withDrawer } from './wallet.test-helper.tsx'

withDrawer()

describe('rows', () => {
  test('S2.46 S4.25 open and close one at a time and set aria-expanded', async () => {
    await show()
    expect(row(drink).getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(row(drink))
    expect(row(drink).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(row(photo))
    expect(row(drink).getAttribute('aria-expanded')).toBe('false')
    expect(row(photo).getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(row(photo))
    expect(row(photo).getAttribute('aria-expanded')).toBe('false')
  })

  test('S2.47 without benefits show the empty state and the link to the events', async () => {
    const onBrowseEvents = vi.fn()
    const { onOpenChange } = await show({ benefits: [] }, { onBrowseEvents })
    expect(screen.getByText('사용할 수 있는 혜택이 없어요')).toBeTruthy()
    expect(screen.getByText('더 많은 혜택을 기대해 주세요!')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '이벤트 둘러보기' }))
    expect(onBrowseEvents).toHaveBeenCalledOnce()
    expect(onOpenChange).toHaveBeenCalledWith(false, { reason: 'done' })
  })

  test('S2.48 show the claim name, the image and the period', async () => {
    await show()
    expect(row(drink).querySelector('img')?.getAttribute('src')).toMatch(/seoul\.webp$/)
    expect(row(drink).textContent).toContain('2026.11.20(금) 하루 동안')
    expect(row(photo).textContent).toContain('2026.11.19(목) – 12.30(수)')
    expect(screen.getByRole('heading').textContent).toBe('내 혜택 4')
  })
})

describe('a QR row', () => {
  test('S4.27 fetches when it opens and every 170 seconds; a closed row does not', async () => {
    const { kit, times } = await show()
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(0)
    fireEvent.click(row(drink))
    await settled()
    expect(times('GET /claim/qr/1')).toBe(1)
    await later(kit, 169_999)
    expect(times('GET /claim/qr/1')).toBe(1)
    await later(kit, 1)
    expect(times('GET /claim/qr/1')).toBe(2)
    fireEvent.click(row(photo))
    await gone()
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(2)
  })

  test('S4.27 stops with the drawer and leaves no timer', async () => {
    const { kit, times, close } = await show({}, { defaultBenefitId: 1 })
    const before = times('GET /claim/qr/1')
    close()
    await gone()
    await later(kit, 400_000)
    expect(times('GET /claim/qr/1')).toBe(before)
    expect(kit.clock.pending()).toBe(0)
  })

  test('shows the seconds until the next code', async () => {
    const { kit } = await show({}, { defaultBenefitId: 1 })
    expect(screen.getByText('새 코드까지 170초')).toBeTruthy()
    await later(kit, 31_000)
    expect(screen.getByText('2:19')).toBeTruthy()
  })

  test('never shows an expired code as valid: it offers a retry in its place', async () => {
    const { kit } = await show({}, { defaultBenefitId: 1 })
    kit.server.on('GET /claim/qr/:idx', offline)
    await later(kit, 178_000)
    expect(screen.getByText('QR을 불러오지 못했어요')).toBeTruthy()
    expect(screen.queryByRole('img', { name: '혜택 QR 코드' })).toBeNull()
    expect(document.querySelector('.fandeck-qr')?.hasAttribute('data-dimmed')).toBe(true)
    expect(screen.getByRole('button', { name: '다시 불러오기' })).toBeTruthy()
  })

  test('treats a code that expires before its renewal as expired', async () => {
    const { kit } = await show({}, { defaultBenefitId: 1 })
    kit.server.on('GET /claim/qr/:idx', () => new Promise(() => {}))
    await later(kit, 179_000)
    expect(screen.queryByText('만료된 QR이에요')).toBeNull()
    await later(kit, 2000)
    expect(screen.getByText('만료된 QR이에요')).toBeTruthy()
  })
})

describe('the list', () => {
  test('can be fetched again when the server was unreachable', async () => {
    const { kit, times } = await show({ on: { 'GET /claim/usable/list': offline } })
    await later(kit, 60_000)
    expect(screen.getByText('인터넷 연결이 불안정해요.')).toBeTruthy()
    kit.server.on('GET /claim/usable/list', () => ok(BenefitListReply, BENEFITS))
    const before = times('GET /claim/usable/list')
    fireEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
    await settled()
    expect(times('GET /claim/usable/list')).toBe(before + 1)
    expect(row(drink)).toBeTruthy()
  })

  test('stays, marked as stale, while the device is offline, and is renewed when it is online', async () => {
    const { times, rerender, kit } = await show()
    onlineManager.setOnline(false)
    kit.fandeck.events.emit('claims:benefit-completed', { benefitId: 9 })
    await settled()
    expect(screen.getByText('인터넷 연결이 불안정해서 마지막으로 불러온 목록이에요.')).toBeTruthy()
    expect(row(drink)).toBeTruthy()
    const before = times('GET /claim/usable/list')
    await act(async () => onlineManager.setOnline(true))
    await settled()
    rerender()
    expect(times('GET /claim/usable/list')).toBe(before + 1)
    expect(screen.queryByText('인터넷 연결이 불안정해서 마지막으로 불러온 목록이에요.')).toBeNull()
  })

  test('shows the offline state instead of loading when it was never fetched', async () => {
    onlineManager.setOnline(false)
    await show()
    expect(screen.getByText('인터넷 연결이 불안정해요.')).toBeTruthy()
    await act(async () => onlineManager.setOnline(true))
    await settled()
    expect(row(drink)).toBeTruthy()
  })

  /** A benefit that the SDK cannot read as a whole. */
  const unreadable = () => Response.json({ status: '200', message: '', data: { list: [] } })

  test('says that the server, not the connection, has failed when its reply cannot be read', async () => {
    await show({ on: { 'GET /claim/usable/list': unreadable } })
    expect(screen.getByRole('alert').textContent).toContain('서버의 응답을 읽지 못했어요.')
    expect(document.body.textContent).not.toContain('인터넷')
  })

  test('stays without a word of the connection when the next reply cannot be read', async () => {
    const { kit } = await show()
    kit.server.on('GET /claim/usable/list', unreadable)
    kit.fandeck.events.emit('claims:benefit-completed', { benefitId: 9 })
    await settled()
    expect(screen.getByText('혜택을 새로 불러오지 못해서 마지막으로 불러온 목록이에요.')).toBeTruthy()
    expect(document.body.textContent).not.toContain('인터넷')
    expect(row(drink)).toBeTruthy()
  })

  test('D85 shows the benefits that can be read beside one with a zero date', async () => {
    const list = z.encode(BenefitListReply, BENEFITS)
    const zero = { ...Object(list[1]), end_dttm: '0000-00-00 00:00:00' }
    const data = [list[0], zero, ...list.slice(2)]
    await show({ on: { 'GET /claim/usable/list': () => Response.json({ status: '200', data }) } })
    expect(screen.getByRole('heading').textContent).toBe('내 혜택 3')
    expect(row(drink)).toBeTruthy()
  })

  test('a QR whose reply cannot be read does not blame the connection', async () => {
    const reply = () => Response.json({ status: '200', data: {} })
    await show({ on: { 'GET /claim/qr/:idx': reply } }, { defaultBenefitId: 1 })
    expect(screen.getByRole('alert').parentElement?.parentElement?.textContent).toContain(
      '서버의 응답을 읽지 못했어요.',
    )
  })

  test('stays, marked as stale, when it cannot be fetched again', async () => {
    const { kit } = await show({ benefits: [aBenefit({ benefitId: 2 })] }, { defaultBenefitId: 2 })
    kit.server.on('GET /claim/usable/list', offline)
    type('123456')
    submit()
    await settled()
    await later(kit, 60_000)
    fireEvent.click(await screen.findByRole('button', { name: '확인' }))
    await gone()
    expect(screen.getByText('인터넷 연결이 불안정해서 마지막으로 불러온 목록이에요.')).toBeTruthy()
    expect(row(drink)).toBeTruthy()
  })
})

describe('the wake lock', () => {
  function screenLocks() {
    const held: { release: ReturnType<typeof vi.fn> }[] = []
    const request = vi.fn(async () => {
      const lock = { release: vi.fn(async () => {}) }
      held.push(lock)
      return lock
    })
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    return { held, request }
  }
  afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))

  test('is held while a valid QR is shown, requested again when the page becomes visible, and released with the row', async () => {
    const { held, request } = screenLocks()
    await show()
    expect(request).not.toHaveBeenCalled()
    fireEvent.click(row(drink))
    await settled()
    expect(request).toHaveBeenCalledOnce()
    document.dispatchEvent(new Event('visibilitychange'))
    await settled()
    expect(request).toHaveBeenCalledTimes(2)
    fireEvent.click(row(drink))
    await gone()
    await vi.waitFor(() => expect(held.map(({ release }) => release.mock.calls.length)).toEqual([1, 1]))
  })

  test('is optional: a refusal changes nothing', async () => {
    const request = vi.fn(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    await show({}, { defaultBenefitId: 1 })
    expect(screen.getByText('직원에게 QR을 보여 주세요')).toBeTruthy()
  })
})

describe('access', () => {
  test('asks a visitor to sign in; confirming opens the wallet', async () => {
    const onConnect = vi.fn()
    await show({}, { onConnect }, false)
    fireEvent.click(screen.getByRole('button', { name: '연결하기' }))
    expect(onConnect).toHaveBeenCalledOnce()
  })

  test('S6.5 S6.6 sends an unverified member to the verification, also by the wallet link', async () => {
    const [onVerify, onOpenWallet] = [vi.fn(), vi.fn()]
    const { times } = await show({ level: 'K102' }, { onVerify, onOpenWallet })
    fireEvent.click(screen.getByRole('button', { name: '본인 인증하기' }))
    fireEvent.click(screen.getByRole('button', { name: '지갑 열기' }))
    expect(onVerify).toHaveBeenCalledTimes(2)
    expect(onOpenWallet).not.toHaveBeenCalled()
    expect(times('GET /claim/usable/list')).toBe(0)
  })
})
