import { FandeckProvider } from '@fandeck/react'
import type { Standing } from '@fandeck/sdk/gate'
import { settle, type TestKit } from '@fandeck/sdk/testing'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GateLoader } from '../drop/DropGate.tsx'
import { DropPurchase } from '../drop/DropPurchase.tsx'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { standings } from './gate.fixtures.ts'

afterEach(cleanup)

const onLoginRequired = vi.fn()

async function open(gate: Standing, options: ShopOptions = {}): Promise<TestKit> {
  const kit = aShop({ gate, ...options })
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} onLoginRequired={onLoginRequired} />
    </FandeckProvider>,
  )
  await act(settle)
  return kit
}
const upcoming = {
  startAt: Date.parse('2026-11-20T12:12:36+09:00'),
  endAt: Date.parse('2026-11-20T20:00:00+09:00'),
}
const room = () => screen.findByRole('region', { name: '대기실' })

describe('D81 the waiting room of a drop', () => {
  test('promises a draw before the opening, and names no place', async () => {
    await open(standings.waiting, { info: upcoming })
    expect((await room()).textContent).toContain('열리는 순간, 모두의 순서를 추첨해요')
    expect(screen.getByText('8,412명')).toBeTruthy()
    expect(screen.queryByText('내 순서')).toBeNull()
    expect(screen.queryByRole('button', { name: '구매하기' })).toBeNull()
  })

  test('counts no others for a fan who waits alone', async () => {
    await open({ ...standings.waiting, waiting: 1 }, { info: upcoming })
    expect((await room()).textContent).toContain('먼저 와도 늦게 와도 똑같으니')
    expect(screen.queryByText(/함께 기다려요/)).toBeNull()
  })

  test('shows the place, those before it, the pace, and an estimate that is announced', async () => {
    await open(standings.queued)
    expect((await room()).textContent).toContain('1,284번째')
    expect(screen.getByText('내 앞에 1,283명')).toBeTruthy()
    expect(screen.getByText('1분에 320명씩 입장')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('약 4분 뒤에 들어갈 수 있어요')
    expect(screen.getByRole('progressbar', { name: '기다린 만큼' }).getAttribute('aria-valuenow')).toBe('58')
  })

  test('counts down by itself, and announces minutes only', async () => {
    // No answer of the gate in between.
    const { clock } = await open({ ...standings.queued, pollMs: 10 * 60_000 })
    await room()
    await act(() => clock.advance(30_000))
    expect(screen.getByText(/번째/).parentElement?.textContent).toContain('1,124')
    expect(screen.getByRole('status').textContent).toBe('약 4분 뒤에 들어갈 수 있어요')
    await act(() => clock.advance(30_000))
    expect(screen.getByRole('status').textContent).toBe('약 3분 뒤에 들어갈 수 있어요')
  })

  test('lets the fan look at the drop and come back', async () => {
    await open(standings.queued)
    fireEvent.click(await screen.findByRole('button', { name: '드롭 먼저 살펴보기' }))
    expect(screen.queryByRole('region', { name: '대기실' })).toBeNull()
    fireEvent.click(await screen.findByRole('button', { name: '대기실로 돌아가기' }))
    expect(await room()).toBeTruthy()
  })

  test('opens the drop at the call and sends the pass with the purchase', async () => {
    const { server } = await open(standings.called)
    expect(await screen.findByText(/내 차례예요\. \d분/)).toBeTruthy()
    expect(screen.queryByRole('region', { name: '대기실' })).toBeNull()
    const bodies: unknown[] = []
    server.on('POST /minting', ({ body }) => {
      bodies.push(body)
      return Response.json({ status: '500', message: '' }, { status: 500 })
    })
    fireEvent.click(await screen.findByRole('button', { name: '구매하기' }))
    fireEvent.click(await screen.findByLabelText('구매 조건과 약관에 모두 동의해요'))
    fireEvent.click(await screen.findByRole('button', { name: /결제하기/ }))
    await waitFor(() => expect(bodies[0]).toMatchObject({ gate_pass: 'a.b.c' }))
  })

  test('counts down for a fan who is called, above the button, and not for one who may not buy', async () => {
    const { clock } = await open(standings.called)
    const left = () => document.querySelector('[data-bottom-bar] .fandeck-gate-called')?.textContent ?? ''
    await waitFor(() => expect(left()).toMatch(/남은 시간 (\d\d:)+\d\d$/))
    const before = left()
    await act(() => clock.advance(2000))
    expect(left()).not.toBe(before)
    cleanup()
    await open(standings.called, { info: { whitelist: true }, listed: false })
    expect(await screen.findByRole('button', { name: /대상/ })).toBeTruthy()
    expect(screen.queryByText(/내 차례예요/)).toBeNull()
  })

  test('asks a visitor to sign in, and a fan who missed the call whether to queue again', async () => {
    await open(standings.visitor, { info: upcoming, loggedIn: false })
    fireEvent.click(await screen.findByRole('button', { name: '로그인하고 참여하기' }))
    expect(onLoginRequired).toHaveBeenCalledTimes(1)
    cleanup()
    const { server } = await open(standings.missed)
    fireEvent.click(await screen.findByRole('button', { name: '다시 줄 서기' }))
    await act(settle)
    expect(server.requests.some(({ method, path }) => method === 'POST' && path === '/minting/1/gate')).toBe(
      true,
    )
  })

  test('stays away from a drop that is sold out, and before the room opens', async () => {
    await open(standings.queued, { left: 0 })
    expect(await screen.findByRole('button', { name: '모두 판매됐어요' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: '대기실' })).toBeNull()
    cleanup()
    await open(standings.early, { info: upcoming })
    expect(await screen.findByRole('button', { name: /에 열려요/ })).toBeTruthy()
  })

  test('keeps the drop closed when its code fails to load, and offers a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const load = vi.fn(() => import('./Gate.tsx'))
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    const { fandeck } = aShop({ gate: standings.queued })
    render(
      <GateLoader.Provider value={load}>
        <FandeckProvider fandeck={fandeck}>
          <DropPurchase dropId={1} />
        </FandeckProvider>
      </GateLoader.Provider>,
    )
    fireEvent.click(await screen.findByRole('button', { name: '다시 시도하기' }))
    expect((await room()).textContent).toContain('1,284번째')
    expect(load).toHaveBeenCalledTimes(2)
    expect(screen.queryByRole('button', { name: '다시 시도하기' })).toBeNull()
  })
})
