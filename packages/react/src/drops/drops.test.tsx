import {
  aDrawnCard,
  aDrop,
  anOrder,
  aReservation,
  aTerms,
  aTransaction,
  aTransactionDetail,
  ok,
  refuse,
  someUnopenedPacks,
  testKit,
} from '@fandeck/sdk/testing'
import {
  DropReply,
  DropsInformation,
  FirstMintReply,
  getDropEndpoint,
  getRemainingEndpoint,
  nothing,
  OpenReply,
  OrderReply,
  PossibleQuantityReply,
  RemainTotalReply,
  Reservation,
  TermsListReply,
  TransactionListReply,
  TransactionReply,
  UnopenedReply,
} from '@fandeck/sdk/wire'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useTerms } from '../content/useTerms.ts'
import { FandeckProvider } from '../provider/FandeckProvider.tsx'
import { useDrop, useStock } from './useDrop.ts'
import { useDropCalls } from './useDropCalls.ts'
import { useDrops } from './useDrops.ts'
import { useCancelOrder, useOpenPacks, useUnopenedPacks } from './usePacks.ts'
import { usePurchase } from './usePurchase.ts'
import { useFirstPurchase, usePurchaseLimit, useWhitelist } from './usePurchaseLimit.ts'
import { useTransaction, useTransactions } from './useTransactions.ts'

afterEach(cleanup)

function mounted(loggedIn = true) {
  const kit = testKit({ loggedIn })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
  )
  return { ...kit, wrapper }
}

describe('D84 useStock', () => {
  test.each([
    ['a server that names the version of its drop', 'b'],
    ['a server that names it with the packs alone', undefined],
  ])('fetches the drop again when it has changed, with %s', async (_, named) => {
    const { server, wrapper } = mounted(false)
    let price = 12_000
    let revision = 'a'
    server.answer(getDropEndpoint, () => ({
      ...aDrop({ info: { paymentAmount: price } }),
      ...(named && { revision }),
    }))
    server.answer(getRemainingEndpoint, () => ({ remainingPacks: 5, revision }))
    const { result } = renderHook(
      () => ({ drop: useDrop({ dropId: 1 }), stock: useStock({ dropId: 1, live: false }) }),
      { wrapper },
    )
    await waitFor(() => expect(result.current.stock.data).toBe(5))
    const reads = () => server.requests.filter(({ path }) => path === '/minting/1').length
    await act(() => result.current.stock.refetch())
    expect(reads()).toBe(1)
    price = 15_000
    revision = 'b'
    await act(() => result.current.stock.refetch())
    await waitFor(() => expect(result.current.drop.data?.info.paymentAmount).toBe(15_000))
    await act(() => result.current.stock.refetch())
    expect(reads()).toBe(2)
  })
})

describe('useTransactions', () => {
  test('S7.48 collects the pages and refetches when a purchase has ended', async () => {
    const { server, fandeck, wrapper } = mounted()
    server.on('GET /mypage/transaction', ({ query }) =>
      query.has('cursor')
        ? ok(TransactionListReply, { rows: [aTransaction({ orderId: 'order-1' })], next: null })
        : ok(TransactionListReply, { rows: [aTransaction({ orderId: 'order-2' })], next: 'c' }),
    )
    const { result } = renderHook(useTransactions, { wrapper })
    await waitFor(() => expect(result.current.data).toHaveLength(1))
    await act(() => result.current.fetchNextPage())
    await waitFor(() =>
      expect(result.current.data?.map(({ orderId }) => orderId)).toEqual(['order-2', 'order-1']),
    )
    expect(result.current.hasNextPage).toBe(false)
    act(() => fandeck.events.emit('drops:purchased', { dropId: 1, orderId: 'order-3' }))
    await waitFor(() => expect(server.requests).toHaveLength(4))
  })

  test('sends no request when signed out', () => {
    const { server, wrapper } = mounted(false)
    renderHook(() => [useTransactions(), useFirstPurchase({ dropId: 1 })], { wrapper })
    expect(server.requests).toEqual([])
  })
})

test('D17 useTransaction fetches one purchase, and again when a purchase has ended', async () => {
  const { server, fandeck, wrapper } = mounted()
  let status: 'RESERVED' | 'PAID' = 'RESERVED'
  server.on('GET /mypage/transaction/order-1', () => ok(TransactionReply, aTransactionDetail({ status })))
  const { result } = renderHook(() => useTransaction({ orderId: 'order-1' }), { wrapper })
  await waitFor(() => expect(result.current.data?.status).toBe('RESERVED'))
  status = 'PAID'
  act(() => fandeck.events.emit('drops:purchased', { dropId: 1, orderId: 'order-1' }))
  await waitFor(() => expect(result.current.data?.status).toBe('PAID'))
})

describe('the packs of a member', () => {
  const opened = { orderId: 'order-1', dropId: 1, cards: [aDrawnCard()] }

  test('D79 useUnopenedPacks is fetched again when packs are bought, opened and cancelled', async () => {
    const { server, fandeck, wrapper } = mounted()
    let packs = [someUnopenedPacks()]
    server.on('GET /mypage/unopened', () => ok(UnopenedReply, packs))
    server.on('POST /minting/order/order-1/open', () => ok(OpenReply, opened))
    server.on('POST /minting/order/order-2/cancel', () => ok(nothing, undefined))
    const hooks = () => ({ packs: useUnopenedPacks(), open: useOpenPacks(), cancel: useCancelOrder() })
    const { result } = renderHook(hooks, { wrapper })
    const left = () => result.current.packs.data?.map(({ orderId }) => orderId)
    await waitFor(() => expect(left()).toEqual(['order-1']))
    packs = [someUnopenedPacks({ orderId: 'order-2' }), ...packs]
    act(() => fandeck.events.emit('drops:purchased', { dropId: 1, orderId: 'order-2' }))
    await waitFor(() => expect(left()).toEqual(['order-2', 'order-1']))
    packs = packs.slice(0, 1)
    expect(await act(() => result.current.open.mutateAsync({ orderId: 'order-1' }))).toEqual(opened)
    await waitFor(() => expect(left()).toEqual(['order-2']))
    packs = []
    await act(() => result.current.cancel.mutateAsync({ orderId: 'order-2', reason: 'changedMind' }))
    await waitFor(() => expect(left()).toEqual([]))
  })
})

test('S7.30 useFirstPurchase changes with the first purchase', async () => {
  const { server, fandeck, wrapper } = mounted()
  let first = true
  server.on('GET /minting/:seq/first', () => ok(FirstMintReply, { first }))
  const { result } = renderHook(() => useFirstPurchase({ dropId: 7 }), { wrapper })
  await waitFor(() => expect(result.current.data).toBe(true))
  first = false
  act(() => fandeck.events.emit('drops:purchased', { dropId: 7, orderId: 'order-1' }))
  await waitFor(() => expect(result.current.data).toBe(false))
})

test('S7.20 useTerms fetches the wallet’s terms from the wallet’s path', async () => {
  const { server, wrapper } = mounted()
  server.on('GET /about/wallet/terms', () =>
    ok(TermsListReply, [aTerms({ kind: 'wallet', title: '지갑 약관' })]),
  )
  const { result } = renderHook(() => useTerms({ kind: 'wallet' }), { wrapper })
  await waitFor(() => expect(result.current.data?.title).toBe('지갑 약관'))
})

describe('S3.15 useDropCalls', () => {
  const READS = {
    information: ['GET /static/drops/drops-information.json', () => useDrops()],
    drop: ['GET /minting/:id', () => useDrop({ dropId: 1 })],
    stock: ['GET /minting/remainTotal/:id', () => useStock({ dropId: 1 })],
    purchaseLimit: ['GET /minting/possibleQuantity/:id', () => usePurchaseLimit({ dropId: 1 })],
    whitelist: ['GET /whitelist/check/:id', () => useWhitelist({ dropId: 1 })],
    firstPurchase: ['GET /minting/:id/first', () => useFirstPurchase({ dropId: 1 })],
  } as const
  const ANSWERS: Record<keyof typeof READS, () => Response> = {
    information: () => Response.json(z.encode(DropsInformation, { version: 1, updatedAt: 0, drops: [] })),
    drop: () => ok(DropReply, aDrop()),
    stock: () => ok(RemainTotalReply, { remainingPacks: 5 }),
    purchaseLimit: () => ok(PossibleQuantityReply, { purchasablePacks: 2 }),
    whitelist: () => ok(nothing, undefined),
    firstPurchase: () => ok(FirstMintReply, { first: true }),
  }
  const NAMES = ['information', 'drop', 'stock', 'purchaseLimit', 'whitelist', 'firstPurchase'] as const

  test.each(NAMES)('has the flags and the error of the call %s, and sends no request', async (name) => {
    const { server, clock, wrapper } = mounted()
    const [route, useRead] = READS[name]
    const opened = Promise.withResolvers<void>()
    server.on(route, async () => {
      await opened.promise
      return new Response('no envelope')
    })
    const { result } = renderHook(
      () => {
        const [purchase] = usePurchase({ dropId: 1 })
        const { [name]: read, ...others } = useDropCalls({ dropId: 1, purchase })
        const { refetch } = useRead()
        return { read, others, refetch }
      },
      { wrapper },
    )
    const before = { loading: false, done: false, error: false, errorInfo: undefined }
    await waitFor(() => expect(result.current.read).toEqual({ ...before, loading: true }))
    opened.resolve()
    // The retries.
    for (let attempt = 0; attempt < 5; attempt++) await act(() => clock.advance(10_000))
    await waitFor(() => expect(result.current.read.error).toBe(true))
    expect(result.current.read).toMatchObject({
      loading: false,
      done: false,
      errorInfo: { code: 'http/bad-reply' },
    })
    expect(Object.values(result.current.others)).toEqual(Array.from({ length: 8 }, () => before))
    server.on(route, ANSWERS[name])
    await act(async () => void (await result.current.refetch()))
    await waitFor(() => expect(result.current.read).toEqual({ ...before, done: true }))
    const sent = server.requests.filter(({ path }) => !path.startsWith('/mypage/'))
    expect(new Set(sent.map(({ path }) => path)).size).toBe(1)
  })

  test('has those of the purchase', async () => {
    const { server, wrapper } = mounted()
    server.on('POST /minting', () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
    const { result } = renderHook(
      () => {
        const [state, purchase] = usePurchase({ dropId: 1 })
        return [purchase, useDropCalls({ dropId: 1, purchase: state })] as const
      },
      { wrapper },
    )
    await act(() => result.current[0].reserve({ redirectUrl: 'https://site.example/' }))
    expect(result.current[1].reserve).toMatchObject({ error: true, errorInfo: { code: 'drops/sold-out' } })
  })
})

test('S3.15 usePurchase returns the flags and the error of every call', async () => {
  const { server, wrapper } = mounted()
  server.on('POST /minting', () => refuse(409, '모두 판매됐어요.', 'SOLD_OUT'))
  server.on('GET /minting/order/:id', () => ok(OrderReply, anOrder()))
  const { result } = renderHook(() => usePurchase({ dropId: 1 }), { wrapper })
  const press = () => act(() => result.current[1].reserve({ redirectUrl: 'https://site.example/' }))
  await press()
  expect(result.current[0].calls.reserve).toMatchObject({
    loading: false,
    done: false,
    error: true,
    errorInfo: { code: 'drops/sold-out' },
  })
  server.on('POST /minting', () => ok(Reservation, aReservation()))
  await press()
  expect(result.current[0].calls.reserve).toEqual({
    loading: false,
    done: true,
    error: false,
    errorInfo: undefined,
  })
})
