import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { lockUserById } from '../auth/store.ts'
import { benefits, memberBenefits } from '../benefits/tables.ts'
import { giveCopy } from '../campaigns/cards.ts'
import { addArrivals } from '../cards/arrivals.ts'
import { designs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { LOCKS } from '../db/locks.ts'
import type { Tx } from '../db/open.ts'
import { transact } from '../db/transact.ts'
import { earnPoints } from '../points/store.ts'
import { notFound, Problem } from '../problem.ts'
import { recordAction } from './actions.ts'
import type { Operator } from './operators.ts'
import { memberGifts } from './tables.ts'

/** The most points of one gift. */
export const MOST_POINTS = 100_000
const BENEFITS = 100
/** What a fan reads in the history of points. */
const POINTS_TITLE = '운영팀이 드린 포인트'

/** A gift, by the number of the card or the benefit, or the points. */
export interface Gift {
  userId: string
  kind: 'card' | 'benefit' | 'points'
  value: number
  reason: string
  /** How many gifts of the member the operator has seen. */
  seen: number
}

const refuse = (message: string) => new Problem(409, message, 'NOT_TO_GIVE')

type Give = (backend: Backend, tx: Tx, gift: Gift & { giftId: number; author: string }) => Promise<string>

/** Gives each kind in the transaction of the gift; returns what was given, for the log. */
const GIVE: Record<Gift['kind'], Give> = {
  async card({ now }, tx, { userId, value: cardId, giftId }) {
    const [design] = await tx.select().from(designs).where(eq(designs.cardId, cardId))
    if (!design) throw refuse('그런 카드가 없어요. 카드 번호를 다시 확인해 주세요.')
    // Drawn under the lock of the card's pool, as by upgrades; copies of drops and codes are never in it.
    const at = now()
    const copy = await giveCopy(tx, [cardId], { userId, reason: `gift-${giftId}`, at })
    if (!copy)
      throw refuse('드롭이나 카드 코드에 쓰지 않는 카드가 남아 있지 않아요. 카드를 먼저 추가해 주세요.')
    await addArrivals(tx, [{ ...copy, userId, source: 'gift', at }])
    return `${design.cardName} ${cardId}/${copy.edition}`
  },
  async benefit({ now }, tx, { userId, value: benefitId, author }) {
    // Applying the rules of benefits at the same time inserts the same row.
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${LOCKS.benefits})`)
    const [benefit] = await tx.select().from(benefits).where(eq(benefits.benefitId, benefitId))
    if (!benefit || benefit.endAt <= now()) throw refuse('없거나 기간이 끝난 혜택이에요.')
    const given = await tx
      .insert(memberBenefits)
      .values({ userId, benefitId, givenBy: author })
      .onConflictDoNothing()
      .returning()
    if (given.length === 0) throw refuse('회원이 이미 가진 혜택이에요.')
    return benefit.claimName
  },
  async points({ now }, tx, { userId, value: amount }) {
    if (amount > MOST_POINTS)
      throw refuse(`포인트는 한 번에 ${MOST_POINTS.toLocaleString('ko-KR')}P까지 줄 수 있어요.`)
    await earnPoints(tx, userId, { amount, title: POINTS_TITLE, at: now() })
    return `${amount.toLocaleString('ko-KR')}P`
  },
}

/** Returns how many gifts a member has had. */
const giftsOf = (tx: Tx, userId: string): Promise<number> =>
  tx.$count(memberGifts, eq(memberGifts.userId, userId))

/**
 * Gives a member a card, a benefit or points, and records it with its reason. The same form sent again changes nothing.
 *
 * @throws Problem NOT_TO_GIVE, GIFT_CHANGED
 */
export async function give(backend: Backend, { operatorId }: Operator, gift: Gift): Promise<void> {
  const { userId, kind, value, reason, seen } = gift
  await transact(backend, async (tx) => {
    // The lock of a withdrawal, and of the member's other gifts.
    const user = await lockUserById(tx, userId)
    if (!user || user.withdrawnAt !== null) throw notFound('회원을 찾을 수 없어요.')
    const turn = seen + 1
    if ((await giftsOf(tx, userId)) !== seen) {
      const [same] = await tx
        .select()
        .from(memberGifts)
        .where(and(eq(memberGifts.userId, userId), eq(memberGifts.turn, turn)))
      if (same?.kind === kind && same.value === value && same.reason === reason) return
      throw new Problem(
        409,
        '그사이 이 회원에게 다른 것을 줬어요. 처리 기록을 보고 다시 해 주세요.',
        'GIFT_CHANGED',
      )
    }
    const at = backend.now()
    const [added] = await tx
      .insert(memberGifts)
      .values({ userId, turn, kind, value, reason, author: operatorId, at })
      .returning()
    if (!added) throw new Error('The gift is not stored')
    const given = await GIVE[kind](backend, tx, { ...gift, giftId: added.giftId, author: operatorId })
    const detail = `${given} · ${reason}`
    await recordAction(tx, backend, { operatorId, action: `give-${kind}`, subject: userId, detail })
  })
}

/** Returns the benefits that can be given now. */
const givableBenefits = ({ db, now }: Backend) =>
  db
    .select({ benefitId: benefits.benefitId, claimName: benefits.claimName, endAt: benefits.endAt })
    .from(benefits)
    .where(gt(benefits.endAt, now()))
    .orderBy(asc(benefits.endAt), asc(benefits.benefitId))
    .limit(BENEFITS)

/** Returns what an operator can give a member, and how many gifts there were. */
export async function giftChoice(backend: Backend, userId: string) {
  const [benefits, seen] = await Promise.all([givableBenefits(backend), giftsOf(backend.db, userId)])
  return { benefits, seen }
}
export type GiftChoice = Awaited<ReturnType<typeof giftChoice>>
