import { isFandeckError } from '@fandeck/sdk'
import { amountToPay, type Drop, getAvailability, getDrop, openPacks } from '@fandeck/sdk/drops'
import { aStoredSession } from '@fandeck/sdk/testing'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { beginSession } from '../../src/auth/families.ts'
import { userById } from '../../src/auth/store.ts'
import { deliverDue } from '../../src/demo/payment/gateway.delivery.ts'
import { sandboxPayments } from '../../src/demo/payment/sandbox.ts'
import { releaseExpired } from '../../src/drops/expiry.ts'
import { setRemaining } from '../../src/drops/store.ts'
import { mintings, orders } from '../../src/drops/tables.ts'
import { refundDue } from '../../src/payment/refunds.ts'
import { stories } from '../../src/showcase/tables.ts'
import { bareBackend, type TestBackend } from '../bare-backend.ts'
import { createDevice } from './browser.ts'
import { type Random, random } from './random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** The drop of the walk. */
export const DROP = 9001
const FANS = 6
const ENDED: ReadonlySet<string> = new Set(['paid', 'failed', 'expired'])
const BACK = { redirectUrl: 'https://site.example/drops/9001' }

/** The clock, and two backends of one database that answer in turn. */
async function twoBackends(test: TestBackend, dice: Random): Promise<TestBackend> {
  const other = await bareBackend({ config: test.backend.config })
  const clock = {
    now: test.clock.now,
    set(at: number) {
      test.clock.set(at)
      other.clock.set(at)
    },
    advance: (ms: number) => clock.set(test.clock.now() + ms),
  }
  return {
    ...test,
    clock,
    fetch: (input, init) => dice.pick([test, other]).fetch(input, init),
    close: other.close,
  }
}

/** A page, and the drop as it shows it. */
interface OpenPage {
  tab: ReturnType<ReturnType<typeof createDevice>['tab']>
  drop: Drop | undefined
}

/** The open pages of a fan, each with the drop as it shows it. */
async function openPages(test: TestBackend, isOld: boolean) {
  const member = await test.member()
  const user = await userById(test.backend.db, member.id)
  if (!user) throw new Error('no member')
  const session = async () => aStoredSession(await beginSession(test.backend, user))
  const device = createDevice(test, await session())
  const problems: string[] = []
  const tabs = [device.tab(DROP), device.tab(DROP)].map((tab): OpenPage => ({ tab, drop: undefined }))
  return { member, device, session, tabs, isOld, seen: new Set<string>(), problems }
}
type Fan = Awaited<ReturnType<typeof openPages>>

async function poll(page: OpenPage) {
  const now = await getAvailability(page.tab.fandeck(), { dropId: DROP })
  if (page.drop && now?.revision === page.drop.revision) return
  page.drop = await getDrop(page.tab.fandeck(), { dropId: DROP }).catch(() => page.drop)
}

/** Presses the button that shows a total. Pages from before the agreed price send none. */
async function press(fan: Fan, page: OpenPage) {
  const purchase = page.tab.page()
  if (!page.drop || purchase.getState().step !== 'choosing') return
  const { count } = purchase.getState()
  const agreedAmount = amountToPay(page.drop.info, purchase.getState())
  fan.seen.add(`${count} for ${agreedAmount}`)
  await purchase.reserve({ ...BACK, ...(!fan.isOld && { agreedAmount }) })
  const { reservation, error } = purchase.getState()
  if (error?.code.startsWith('session/')) {
    fan.device.login(await fan.session())
    page.tab.reload()
  }
  if (reservation && reservation.paymentAmount !== agreedAmount)
    fan.problems.push(`${reservation.orderId}: ${reservation.paymentAmount} instead of ${agreedAmount}`)
}

async function pay(test: TestBackend, page: OpenPage, action: string) {
  const { reservation, step } = page.tab.page().getState()
  if (!reservation || (step !== 'paying' && step !== 'confirming')) return
  const body = new URLSearchParams({ action })
  await test.pay.request(new URL(reservation.paymentUrl).pathname, { method: 'POST', body })
  await page.tab.page().check()
}

async function open(page: OpenPage, orderId: string | undefined) {
  if (orderId === undefined) return
  await openPacks(page.tab.fandeck(), { orderId }).catch((error: unknown) => {
    if (!isFandeckError(error)) throw error
  })
}

/** What operators change under open pages. */
const changesOf = (test: TestBackend, dice: Random): (() => Promise<unknown>)[] => {
  const { db } = test.backend
  const set = (values: Partial<typeof mintings.$inferInsert>) =>
    db.update(mintings).set(values).where(eq(mintings.dropId, DROP))
  const now = test.clock.now
  return [
    () => set({ paymentAmount: 1000 * (1 + dice.below(12)) }),
    () => set({ paid: dice.below(4) > 0 }),
    () => set({ endAt: now() + dice.pick([-MINUTE, MINUTE, HOUR, 480 * HOUR, 480 * HOUR, 480 * HOUR]) }),
    () => set({ startAt: now() + dice.pick([-HOUR, -HOUR, -HOUR, MINUTE]) }),
    () => set({ enabled: dice.below(4) > 0 }),
    () => setRemaining(test.backend, DROP, dice.below(200)),
    () => db.update(stories).set({ postedAt: now() + dice.pick([-MINUTE, 0, 1000, HOUR]) }),
  ]
}

const Stories = z.object({ stories: z.array(z.unknown()) })

/**
 * Lets fans buy while price, start, end, state, stock and the time of a story change, by one seed.
 *
 * @param isOld pages send no agreed price, as a control
 * @returns what a fan would complain of
 */
export async function walk(bed: TestBackend, seed: number, steps: number, isOld = false): Promise<string[]> {
  const dice = random(seed)
  const test = await twoBackends(bed, dice)
  const { backend, clock } = test
  await backend.db.insert(stories).values({
    ...{ storyId: 1, title: '내일', summary: '내일', postedAt: clock.now() + HOUR, pageId: 'story-1' },
    image: { kind: 'backdrop', seed: 'one', team: 'seoul', width: 390, height: 472, motif: 'rings' },
  })
  const fans: Fan[] = []
  for (let n = 0; n < FANS; n++) fans.push(await openPages(test, isOld))
  const changes = changesOf(test, dice)
  const early: string[] = []
  const work = async () => {
    await releaseExpired(backend)
    await deliverDue(backend, test.fetch)
    await refundDue(backend, sandboxPayments(backend))
  }
  const readStories = async () => {
    const [row] = await backend.db.select({ postedAt: stories.postedAt }).from(stories)
    const reply = await test.fetch(`${backend.config.origins.api}/cdn/static/stories/stories.json`)
    const shown = Stories.parse(await reply.json()).stories.length > 0
    if (shown !== (row?.postedAt ?? 0) <= clock.now()) early.push('a story at another time than its own')
  }

  for (let n = 0; n < steps; n++) {
    const fan = fans[dice.below(FANS)]
    const page = fan?.tabs[dice.below(2)]
    if (!fan || !page) continue
    const purchase = page.tab.page
    const acts: (() => unknown)[] = [
      ...changes,
      ...[() => poll(page), () => poll(page), () => poll(page)],
      ...[1, 2, 3, 4].map(() => () => press(fan, page)),
      ...['approve', 'approve', 'approve', 'approve', 'decline'].map(
        (action) => () => pay(test, page, action),
      ),
      () => purchase().setCount(1 + dice.below(3)),
      () => purchase().closePayment(),
      () => purchase().resume(),
      () => page.tab.reload(),
      () => open(page, purchase().getState().reservation?.orderId),
      ...[1, 2, 3].map(() => () => ENDED.has(purchase().getState().step) && purchase().restart()),
      () => clock.advance(dice.pick([1000, 10_000, MINUTE, 6 * MINUTE])),
      ...[work, readStories],
    ]
    await fan.device.until(Promise.resolve(acts[dice.below(acts.length)]?.()))
  }

  clock.advance(HOUR)
  for (let n = 0; n < 3; n++) await work()
  const problems = [...early, ...fans.flatMap((fan) => fan.problems)]
  const rows = await backend.db.select().from(orders).where(eq(orders.dropId, DROP))
  for (const { id, userId, amount, paymentAmount, status } of rows) {
    const fan = fans.find(({ member }) => member.id === userId)
    if (!fan?.seen.has(`${amount} for ${paymentAmount}`))
      problems.push(`${id} has a total that was never shown`)
    const [page] = fan?.tabs ?? []
    if (fan && page && status === 'PAID') {
      fan.device.login(await fan.session())
      page.tab.reload()
      await fan.device.until(open(page, id))
    }
  }
  await test.close()
  return problems
}
