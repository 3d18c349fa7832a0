import {
  aBenefit,
  aClaimedCard,
  aDrop,
  anOrder,
  aQrKey,
  aReservation,
  NOON,
  ok,
  testKit,
} from '@fandeck/sdk/testing'
import { BenefitListReply, OrderReply, QrKey, Reservation, ScanReply } from '@fandeck/sdk/wire'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { useBenefitQr } from './claims/useBenefitQr.ts'
import { useBenefits } from './claims/useBenefits.ts'
import { useCompleteBenefit } from './claims/useCompleteBenefit.ts'
import { useScanner } from './claims/useScanner.ts'
import { useDropPhase } from './drops/useDropPhase.ts'
import { usePurchase } from './drops/usePurchase.ts'
import { FandeckProvider } from './provider/FandeckProvider.tsx'
import { useLevel } from './session/useLevel.ts'
import { useSession } from './session/useSession.ts'

function mounted(loggedIn = true) {
  const kit = testKit({ loggedIn })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, wrapper }
}
const USER = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false }

describe('useSession', () => {
  test('C1 renders 0 times for changes that it does not select', () => {
    const { fandeck, wrapper } = mounted()
    let renders = 0
    const { result } = renderHook(
      () => {
        renders++
        return useSession((session) => session.loggedIn)
      },
      { wrapper },
    )
    const before = renders
    act(() => fandeck.session.setUser(USER))
    act(() => fandeck.session.setUser({ ...USER, walletLinked: true }))
    expect(renders).toBe(before)
    act(() => fandeck.session.end())
    expect(renders).toBe(before + 1)
    expect(result.current).toBe(false)
  })

  test('S6.9 useLevel admits no member once the session has ended', () => {
    const { fandeck, wrapper } = mounted()
    const { result } = renderHook(() => useLevel(['K102']), { wrapper })
    expect(result.current).toEqual({ level: 'K102', verified: false, allowed: true })
    act(() => fandeck.session.end())
    expect(result.current).toEqual({ level: undefined, verified: false, allowed: false })
  })
})

describe('useBenefits', () => {
  test('S4.28 is refetched when a benefit has been completed', async () => {
    const { server, wrapper } = mounted()
    let rows = [aBenefit({ benefitId: 1 }), aBenefit({ benefitId: 2 })]
    server.on('GET /claim/usable/list', () => ok(BenefitListReply, rows))
    server.on('POST /claim/pwd/1', () => {
      rows = rows.slice(1)
      return Response.json({ status: '200' })
    })
    const { result } = renderHook(
      () => ({ list: useBenefits(), receipt: useCompleteBenefit({ benefitId: 1 }) }),
      {
        wrapper,
      },
    )
    await waitFor(() => expect(result.current.list.data).toHaveLength(2))
    await act(() => result.current.receipt.mutateAsync({ password: '123456' }))
    await waitFor(() => expect(result.current.list.data).toHaveLength(1))
    expect(server.requests.filter(({ path }) => path === '/claim/usable/list')).toHaveLength(2)
  })

  test('sends no request when signed out', () => {
    const { server, wrapper } = mounted(false)
    const { result } = renderHook(() => useBenefits(), { wrapper })
    expect(result.current.fetchStatus).toBe('idle')
    expect(server.requests).toEqual([])
  })
})

const { info } = aDrop({ info: { startAt: NOON + 5000, endAt: NOON + 10_000 } })
const Phase = () => <p>{useDropPhase(info)}</p>

describe('useDropPhase', () => {
  test('renders only on a change of phase, not every second', async () => {
    const { clock, wrapper } = mounted(false)
    const phases: string[] = []
    const { unmount } = renderHook(() => phases.push(useDropPhase(info)), { wrapper })
    const before = phases.length
    await act(() => clock.advance(4000))
    expect(phases).toHaveLength(before)
    await act(() => clock.advance(1000))
    await act(() => clock.advance(4000))
    await act(() => clock.advance(5000))
    expect(phases.slice(before)).toEqual(['open', 'closed'])
    unmount()
    expect(clock.pending()).toBe(0)
  })

  test('D68 accepts null for an unknown stock', () => {
    const { wrapper } = mounted(false)
    const open = aDrop().info
    expect(renderHook(() => useDropPhase(open, null), { wrapper }).result.current).toBe('open')
    expect(renderHook(() => useDropPhase(open, 0), { wrapper }).result.current).toBe('soldOut')
  })

  test('S10.2 renders on a server', () => {
    const { wrapper: Wrapper } = mounted(false)
    expect(
      renderToString(
        <Wrapper>
          <Phase />
        </Wrapper>,
      ),
    ).toBe('<p>upcoming</p>')
  })
})

describe('usePurchase', () => {
  test('S10.2 in StrictMode polls a payment while mounted and leaves no timer', async () => {
    const { clock, server, wrapper } = mounted()
    server.on('POST /minting', () => ok(Reservation, aReservation()))
    server.on('GET /minting/order/:id', () => ok(OrderReply, anOrder()))
    const { result, unmount } = renderHook(() => usePurchase({ dropId: 1 }), {
      wrapper,
      reactStrictMode: true,
    })
    await act(() => result.current[1].reserve({ redirectUrl: 'https://site.example/' }))
    expect(result.current[0].step).toBe('paying')
    await act(() => clock.advance(4000))
    expect(server.requests.filter(({ path }) => path.includes('/order/'))).toHaveLength(2)
    unmount()
    await act(() => clock.advance(2000))
    expect(clock.pending()).toBe(0)
  })
})

describe('useBenefitQr', () => {
  test('S4.27 in StrictMode fetches once, rotates while mounted and leaves no timer', async () => {
    const { clock, server, wrapper } = mounted()
    server.on('GET /claim/qr/1', () => ok(QrKey, aQrKey()))
    const asked = () => server.requests.filter(({ path }) => path === '/claim/qr/1').length
    const { result, unmount } = renderHook(() => useBenefitQr({ benefitId: 1 }), {
      wrapper,
      reactStrictMode: true,
    })
    await act(() => clock.advance(0))
    expect(result.current[0].key?.randomKey).toBe(aQrKey().randomKey)
    expect(asked()).toBe(1)
    await act(() => clock.advance(170_000))
    expect(asked()).toBe(2)
    unmount()
    await act(() => clock.advance(5000))
    expect(clock.pending()).toBe(0)
  })
})

describe('useScanner', () => {
  const picture = () => 'data:image/jpeg;base64,AAAA'

  test('calls the latest handler', async () => {
    const { server, wrapper } = mounted()
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard() }))
    const heard: string[] = []
    const { result, rerender } = renderHook(({ name }) => useScanner({ onSuccess: () => heard.push(name) }), {
      wrapper,
      initialProps: { name: 'first' },
    })
    const scanner = result.current[1]
    rerender({ name: 'second' })
    expect(result.current[1]).toBe(scanner)
    await act(() => scanner.capture(picture))
    expect(heard).toEqual(['second'])
    expect(result.current[0]).toMatchObject({ status: 'READY', card: aClaimedCard() })
  })

  test('cancels the running scan on unmount', async () => {
    const { clock, server, wrapper } = mounted()
    server.on('POST /card/ocr/1', () => new Promise<Response>(() => {}))
    const { result, unmount } = renderHook(
      () => useScanner({ onSuccess: () => expect.unreachable(), onCancel: () => expect.unreachable() }),
      { wrapper, reactStrictMode: true },
    )
    await act(async () => {
      void result.current[1].capture(picture)
      await clock.advance(0)
    })
    expect(result.current[0].status).toBe('PROCESSING')
    unmount()
    await clock.advance(5000)
    expect(clock.pending()).toBe(0)
  })
})
