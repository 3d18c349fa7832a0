import { isFandeckError } from '@fandeck/sdk'
import { cancelOrder, openPacks } from '@fandeck/sdk/drops'
import { aStoredSession } from '@fandeck/sdk/testing'
import { sql } from 'drizzle-orm'
import { beginSession } from '../../src/auth/families.ts'
import { userById } from '../../src/auth/store.ts'
import { rowsOf } from '../../src/db/rows.ts'
import { deliverDue } from '../../src/demo/payment/gateway.delivery.ts'
import { sandboxPayments } from '../../src/demo/payment/sandbox.ts'
import { releaseExpired } from '../../src/drops/expiry.ts'
import { refundDue } from '../../src/payment/refunds.ts'
import type { TestBackend } from '../bare-backend.ts'
import { createDevice, type Fault } from './browser.ts'
import { type Random, random } from './random.ts'

type Tab = ReturnType<ReturnType<typeof createDevice>['tab']>

const FAULTS = ['none', 'not-sent', 'answer-lost', 'never-answers', 'outage', 'sent-twice'] as const
const BUTTONS = ['approve', 'approve', 'approve', 'cancel', 'decline', 'delay', 'duplicate', 'lose'] as const
const MOVES = [
  'tap',
  'tap',
  'double tap',
  'tap and reload',
  'pay',
  'pay',
  'pay twice',
  'close',
  'resume',
  'check',
  'reload',
  'redirect return',
  'second tab',
  'other tab',
  'count',
  'wait',
  'skew',
  'restart',
  'work',
  'open',
  'open twice',
  'cancel',
] as const

const BACK = { redirectUrl: 'https://site.example/drops/1' }
/** The purchase steps that a page can show for each status of an order. */
const SHOWN: Record<string, readonly string[]> = {
  PAID: ['paid'],
  RESERVED: ['paying', 'resumable'],
  EXPIRED: ['expired'],
  FAILED: ['failed'],
  CANCELLED: ['failed'],
  REFUND_DUE: ['failed'],
  REFUNDED: ['failed'],
}

const faultsOf = (dice: Random): Fault[] =>
  dice.next() < 0.5 ? [] : Array.from({ length: 1 + dice.below(3) }, () => dice.pick(FAULTS))

/** Plays one fan by one seed, with faults at every point between the button and the open packs. */
export async function playSchedule(test: TestBackend, dropId: number, seed: number, forgetful = false) {
  const dice = random(seed)
  const { backend, clock } = test
  const member = await test.member()
  const user = await userById(backend.db, member.id)
  if (!user) throw new Error('no member')
  const session = async () => aStoredSession(await beginSession(backend, user))
  const device = createDevice(test, await session(), forgetful)
  const tabs: Tab[] = [device.tab(dropId)]
  let tab = tabs[0] ?? device.tab(dropId)
  const pending: Promise<unknown>[] = []
  const seen = new Set<string>()
  /** The cards that each order has shown to the fan. */
  const shown = new Map<string, string>()
  const cancelled = new Set<string>()
  const problems: string[] = []
  /** Paid after a page has shown the expiry; the cards appear on the member's page. */
  const shownExpired = new Set<string>()

  const look = () => {
    for (const { page } of tabs) {
      const { step, reservation } = page().getState()
      if (step === 'paid' && reservation) seen.add(reservation.orderId)
      if (step === 'expired' && reservation) shownExpired.add(reservation.orderId)
    }
  }
  const press = async () => {
    const { reservation, step } = tab.page().getState()
    if (!reservation || (step !== 'paying' && step !== 'confirming')) return
    const body = new URLSearchParams({ action: dice.pick(BUTTONS) })
    await test.pay.request(new URL(reservation.paymentUrl).pathname, { method: 'POST', body })
  }
  /** Opens an order: the same cards each time, and none of a cancelled order. */
  const open = async (orderId: string | undefined) => {
    if (orderId === undefined) return
    try {
      const { cards } = await openPacks(tab.fandeck(), { orderId })
      const text = JSON.stringify(cards)
      if ((shown.get(orderId) ?? text) !== text) problems.push('other cards for the same order')
      if (cancelled.has(orderId)) problems.push('cards of a cancelled order')
      shown.set(orderId, text)
    } catch (error) {
      if (!isFandeckError(error)) throw error
    }
  }
  const cancel = async (orderId: string | undefined) => {
    if (orderId === undefined) return
    try {
      await cancelOrder(tab.fandeck(), { orderId, reason: 'changedMind' })
      cancelled.add(orderId)
      if (shown.has(orderId)) problems.push('an opened order was cancelled')
    } catch (error) {
      if (!isFandeckError(error)) throw error
    }
  }
  const held = () => tab.page().getState().reservation?.orderId
  const work = async () => {
    await releaseExpired(backend)
    await deliverDue(backend, test.fetch)
    await refundDue(backend, sandboxPayments(backend))
  }

  const moves: Record<(typeof MOVES)[number], () => Promise<unknown> | unknown> = {
    tap: () => tab.page().reserve(BACK),
    'double tap': () => Promise.all([tab.page().reserve(BACK), tab.page().reserve(BACK)]),
    'tap and reload'() {
      pending.push(tab.page().reserve(BACK))
      tab.reload()
    },
    pay: press,
    'pay twice': () => Promise.all([press(), press()]),
    close: () => tab.page().closePayment(),
    resume: () => tab.page().resume(),
    check: () => tab.page().check(),
    reload: () => tab.reload(),
    async 'redirect return'() {
      await press()
      tab.reload()
      await tab.page().resume()
    },
    'second tab'() {
      if (tabs.length < 2) tabs.push(device.tab(dropId))
    },
    'other tab'() {
      tab = tabs[dice.below(tabs.length)] ?? tab
    },
    count: () => tab.page().setCount(1 + dice.below(3)),
    wait: () => clock.advance(dice.pick([1000, 20_000, 60_000, 299_000, 301_000])),
    skew: () => device.skew(dice.pick([-86_400_000, -60_000, 0, 60_000, 86_400_000])),
    restart: () => tab.page().restart(),
    work,
    open: () => open(held()),
    'open twice': () => Promise.all([open(held()), open(held())]),
    cancel: () => cancel(held()),
  }

  const history: string[] = []
  for (let n = 4 + dice.below(9); n > 0; n--) {
    const move = history.length === 0 ? 'tap' : dice.pick(MOVES)
    device.faults.splice(0, Number.POSITIVE_INFINITY, ...faultsOf(dice))
    history.push([move, ...device.faults].join(' '))
    await device.until(Promise.resolve(moves[move]()))
    look()
  }

  // Ends the faults: the network works, callbacks arrive, and the fan returns to each tab.
  device.faults.length = 0
  device.skew(0)
  await device.until(Promise.all(pending))
  clock.advance(40_000)
  await work()
  for (const one of tabs) {
    device.login(await session())
    one.reload()
    await device.until(one.page().resume())
    look()
    const { step, reservation, error } = one.page().getState()
    if (!reservation) {
      if (step !== 'choosing') problems.push(`${step} without an order`)
      continue
    }
    const [order] = await rowsOf(backend.db, sql`select status from orders where id = ${reservation.orderId}`)
    const status = String(order?.status)
    if (!SHOWN[status]?.includes(step)) problems.push(`${status} is shown as ${step}`)
    if ((step === 'failed' || step === 'expired') && !error) problems.push(`${step} without a reason`)
  }
  const paid = await rowsOf(
    backend.db,
    sql`select id, amount from orders where user_id = ${member.id} and status = 'PAID'`,
  )
  for (const { id, amount } of paid) {
    const orderId = String(id)
    if (!seen.has(orderId) && !shownExpired.has(orderId))
      problems.push('a paid order that the fan never sees')
    // My page opens what is left.
    await device.until(open(orderId))
    const cards: unknown = JSON.parse(shown.get(orderId) ?? '[]')
    if (!Array.isArray(cards) || cards.length !== Number(amount)) problems.push('wrong number of cards')
  }
  return { problems, history, ends: tabs.map((one) => one.page().getState().step) }
}

/** The sums of many schedules. */
export interface ChaosCounts {
  schedules: number
  ends: Record<string, number>
  bad: { seed: number; problems: string[]; history: string[] }[]
}

/** Adds the result of one schedule; keeps the first violations in full. */
export function addOutcome(
  counts: ChaosCounts,
  seed: number,
  outcome: Awaited<ReturnType<typeof playSchedule>>,
) {
  counts.schedules++
  for (const end of outcome.ends) counts.ends[end] = (counts.ends[end] ?? 0) + 1
  if (outcome.problems.length > 0) counts.bad.push({ seed, ...outcome })
}
