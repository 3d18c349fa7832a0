// The requests that `docs/maintainers/scale.md` counts with.
import { FandeckProvider } from '@fandeck/react'
import { type FakeClock, NOON, settle } from '@fandeck/sdk/testing'
import { timeoutManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'
import { DropPurchase } from './DropPurchase.tsx'

let clock: FakeClock | undefined
const stops = new Map<number, () => void>()
/** Runs `work` once, or again and again, on the clock of the test. */
const timerOf = (again: boolean) => (work: () => void, ms: number) => {
  const id = stops.size + 1
  const timers = clock?.timers
  const wait = () => {
    const handle = timers?.setTimeout(() => {
      if (again) wait()
      work()
    }, ms)
    stops.set(id, () => timers?.clearTimeout(handle))
  }
  wait()
  return id
}
const stop = (id: number | undefined) => stops.get(id ?? 0)?.()
timeoutManager.setTimeoutProvider({
  setTimeout: timerOf(false),
  clearTimeout: stop,
  setInterval: timerOf(true),
  clearInterval: stop,
})

afterEach(cleanup)

const PUBLIC = ['GET /minting/1', 'GET /minting/remainTotal/1', 'GET /static/drops/drops-information.json']
const JOINT = 'GET /minting/1/member'
const MEMBER = ['GET /minting/possibleQuantity/1', 'GET /mypage/userinfo', 'GET /mypage/wallet/user']

/** Opens a drop's page; returns the count of each of its requests so far. */
async function openDrop(options: ShopOptions) {
  const kit = aShop(options)
  clock = kit.clock
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <DropPurchase dropId={1} />
    </FandeckProvider>,
  )
  await act(settle)
  const counts = () => {
    const calls = kit.server.requests.map(({ method, path }) => `${method} ${path}`)
    return Object.fromEntries(
      [...new Set(calls)].map((call) => [call, calls.filter((one) => one === call).length]),
    )
  }
  return { ...kit, counts }
}

const once = (calls: readonly string[]) => Object.fromEntries(calls.map((call) => [call, 1]))

test.each<[string, ShopOptions, string[]]>([
  ['a visitor', { loggedIn: false }, PUBLIC],
  ['a member', { joint: true }, [JOINT, ...PUBLIC]],
  ['a member, of a server without the joint call', {}, [JOINT, ...MEMBER, ...PUBLIC]],
  ['a listed member', { joint: true, info: { whitelist: true } }, [JOINT, ...PUBLIC]],
])('D115 an open drop asks for each of its numbers once for %s', async (_, options, requests) => {
  const { loggedIn = true } = options
  const { counts } = await openDrop(options)
  await screen.findByRole('button', { name: loggedIn ? '구매하기' : /로그인/ })
  await act(() => clock?.advance(5000))
  expect(counts()).toEqual(once(requests))
})

test('in a minute, a member asks five or six times for the packs left, and once for everything else', async () => {
  const { counts } = await openDrop({ joint: true })
  await screen.findByRole('button', { name: '구매하기' })
  await act(() => clock?.advance(60_000))
  const { 'GET /minting/remainTotal/1': stock, ...others } = counts()
  expect(stock).toBeOneOf([6, 7])
  expect(others).toEqual(once([JOINT, ...PUBLIC].filter((call) => !call.includes('remainTotal'))))
})

test.each<[string, { info?: object; before: RegExp | string }, object, RegExp | string]>([
  ['price', { before: /12,000원/ }, { paymentAmount: 15_000 }, /15,000원/],
  ['end', { before: '구매하기' }, { endAt: NOON }, '판매가 끝났어요'],
  ['state', { before: '구매하기' }, { enabled: false }, '판매가 끝났어요'],
  ['state to open', { info: { enabled: false }, before: '판매가 끝났어요' }, { enabled: true }, '구매하기'],
  ['start', { info: { startAt: NOON + 3_600_000 }, before: /열려요/ }, { startAt: NOON }, '구매하기'],
  ['total', { before: '/ 1,000' }, { totalPacks: 2000 }, '/ 2,000'],
])(
  'D84 an open page learns of a changed %s within ten seconds',
  async (_, { info, before }, change, after) => {
    let changed: object | undefined
    await openDrop({ loggedIn: true, info, changed: () => changed })
    expect((await screen.findAllByText(before)).length).toBeGreaterThan(0)
    expect(screen.queryAllByText(after)).toEqual([])
    changed = change
    await act(() => clock?.advance(10_000))
    expect((await screen.findAllByText(after)).length).toBeGreaterThan(0)
  },
)

test('in a minute, a buyer whose payment is open asks 20 to 30 times for the order', async () => {
  const { counts } = await openDrop({ loggedIn: true, held: true, order: { status: 'RESERVED' } })
  fireEvent.click(await screen.findByRole('button', { name: '이어서 결제하기' }))
  await act(settle)
  const asked = () => counts()['GET /minting/order/order-1'] ?? 0
  const before = asked()
  await act(() => clock?.advance(60_000))
  expect(asked() - before).toBeGreaterThanOrEqual(20)
  expect(asked() - before).toBeLessThanOrEqual(30)
})
