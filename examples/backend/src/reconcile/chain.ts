import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { users } from '../auth/tables.ts'
import { CONSUMED, SEALED } from '../cards/store.ts'
import { designs, editions } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import type { LedgerReader } from '../ledger/ledger.ts'
import { burns, tokens } from '../ledger/tables.ts'
import { type Copy, tokenIdOf } from '../ledger/token-id.ts'
import { outbox } from '../outbox/tables.ts'
import { readSetting } from '../settings/store.ts'
import { type Compare, type Difference, GRACE_MS } from './slice.ts'

const PAGE = 500
/** The owners that one call of the contract returns. */
const OWNERS_AT_ONCE = 100
/** The same for copies without a token, which are many. */
const FREE_AT_ONCE = 500

const WORDS = {
  TOKEN_MISSING: [
    '회원이 가진 카드인데 체인에 토큰이 없고, 기록하는 작업도 없어요.',
    '카드는 회원에게 그대로 있어요. 개발 담당자에게 카드와 주문 번호를 알려 주세요.',
  ],
  TOKEN_LOST: [
    '체인에 기록했다고 적혀 있는데 체인에는 토큰이 없어요.',
    '체인 주소와 컨트랙트가 바뀌지 않았는지 개발 담당자가 확인해야 해요. 다른 체인에 연결되어 있으면 많은 카드가 함께 나와요.',
  ],
  TOKEN_UNRECORDED: [
    '체인에는 토큰이 있는데 기록이 없어서 팬에게는 아직 기록 중으로 보여요.',
    '개발 담당자에게 카드와 주문 번호를 알려 주세요. 데이터베이스를 복원한 뒤라면 복원 시점 뒤에 기록된 토큰이에요.',
  ],
  TOKEN_FOREIGN: [
    '이 카드의 토큰이 체인에서 다른 지갑에 있어요.',
    '카드는 회원에게 그대로 있어요. 살펴볼 일의 안내를 따라 체인 담당자에게 알려 주세요.',
  ],
  TOKEN_WITHOUT_OWNER: [
    '아무도 가지지 않은 카드의 토큰이 남아 있어요.',
    '이 카드가 다시 뽑히기 전에 개발 담당자가 토큰을 소각해야 해요.',
  ],
} as const satisfies Record<string, readonly [text: string, next: string]>
type Fault = keyof typeof WORDS

const nameOf = ({ cardId, edition }: Copy) => `${cardId}#${edition}`

const openWork = (kind: 'mint' | 'burn', subject: typeof editions.orderId | typeof burns.subject) =>
  and(eq(outbox.kind, kind), eq(outbox.subject, subject), isNull(outbox.doneAt))

const afterCopy = (table: typeof editions | typeof tokens, { cardId, edition }: Copy) =>
  or(gt(table.cardId, cardId), and(eq(table.cardId, cardId), gt(table.edition, edition)))

/** Reads copies of orders and upgrades that members own, which get tokens, without those whose minting is queued. */
const ownedWhere = ({ db, now }: Backend, where: ReturnType<typeof and>) =>
  db
    .select({
      cardId: editions.cardId,
      edition: editions.edition,
      cardName: designs.cardName,
      orderId: editions.orderId,
      state: tokens.state,
    })
    .from(editions)
    .innerJoin(users, eq(users.id, editions.userId))
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .leftJoin(tokens, and(eq(tokens.cardId, editions.cardId), eq(tokens.edition, editions.edition)))
    .leftJoin(outbox, openWork('mint', editions.orderId))
    .where(
      and(
        isNotNull(editions.orderId),
        isNull(outbox.id),
        sql`${editions.acquiredAt} <= ${now() - GRACE_MS}::bigint`,
        where,
      ),
    )
    .orderBy(asc(editions.cardId), asc(editions.edition))
    .limit(PAGE)
type Owned = Awaited<ReturnType<typeof ownedWhere>>[number]

async function onChain(
  ledger: LedgerReader,
  copies: readonly Copy[],
  atOnce = OWNERS_AT_ONCE,
): Promise<Set<string>> {
  const found = new Set<string>()
  for (let from = 0; from < copies.length; from += atOnce) {
    const part = copies.slice(from, from + atOnce)
    const owners = await ledger.ownersOf(part.map(tokenIdOf))
    for (const [at, copy] of part.entries()) if (owners[at] !== undefined) found.add(nameOf(copy))
  }
  return found
}

function faultOf({ state }: Owned, isOnChain: boolean): Fault | undefined {
  if (state === 'foreign') return 'TOKEN_FOREIGN'
  if (state === 'minted') return isOnChain ? undefined : 'TOKEN_LOST'
  return isOnChain ? 'TOKEN_UNRECORDED' : 'TOKEN_MISSING'
}

function differenceOf(code: Fault, copy: Copy & { cardName: string; orderId: string | null }): Difference {
  const [text, next] = WORDS[code]
  const of = copy.orderId === null ? '' : ` 주문 ${copy.orderId}.`
  const subject = nameOf(copy)
  return { part: 'chain', code, subject, text: `${copy.cardName} ${copy.edition}번: ${text}${of}`, next }
}

async function compareCopies(backend: Backend, connect: () => Promise<LedgerReader>, after: Copy) {
  const page = await ownedWhere(backend, afterCopy(editions, after))
  // A new chain has no contract before the first card.
  const minted = page.length === 0 ? new Set<string>() : await onChain(await connect(), page)
  const doubtful = page.filter((copy) => faultOf(copy, minted.has(nameOf(copy))))
  // Read again, because a copy can have been consumed while the chain was asked.
  const differences: Difference[] = []
  for (const copy of doubtful) {
    const [again] = await ownedWhere(
      backend,
      and(eq(editions.cardId, copy.cardId), eq(editions.edition, copy.edition)),
    )
    const code = again && faultOf(again, minted.has(nameOf(again)))
    if (code) differences.push(differenceOf(code, again))
  }
  return { page, differences }
}

/** Returns tokens after a copy with what they belong to, and the copies whose tokens no member owns and nothing burns. */
async function compareTokens({ db, now }: Backend, after: Copy) {
  const page = await db
    .select({
      cardId: tokens.cardId,
      edition: tokens.edition,
      cardName: designs.cardName,
      orderId: editions.orderId,
      mintedAt: tokens.mintedAt,
      isFree: sql<boolean>`${editions.userId} is null or ${inArray(editions.userId, [SEALED, CONSUMED])}`,
      burning: outbox.id,
    })
    .from(tokens)
    .innerJoin(designs, eq(designs.cardId, tokens.cardId))
    .innerJoin(editions, and(eq(editions.cardId, tokens.cardId), eq(editions.edition, tokens.edition)))
    .leftJoin(burns, and(eq(burns.cardId, tokens.cardId), eq(burns.edition, tokens.edition)))
    .leftJoin(outbox, openWork('burn', burns.subject))
    .where(afterCopy(tokens, after))
    .orderBy(asc(tokens.cardId), asc(tokens.edition))
    .limit(PAGE)
  const differences = page
    .filter(({ isFree, burning, mintedAt }) => isFree && burning === null && mintedAt <= now() - GRACE_MS)
    .map((copy) => differenceOf('TOKEN_WITHOUT_OWNER', copy))
  return { page, differences }
}

/** Reads copies that no member owns and that have no token, without those whose burning is queued. */
const tokenlessWhere = ({ db }: Backend, where: ReturnType<typeof and>) =>
  db
    .select({
      cardId: editions.cardId,
      edition: editions.edition,
      cardName: designs.cardName,
      orderId: editions.orderId,
    })
    .from(editions)
    .innerJoin(designs, eq(designs.cardId, editions.cardId))
    .leftJoin(tokens, and(eq(tokens.cardId, editions.cardId), eq(tokens.edition, editions.edition)))
    .leftJoin(burns, and(eq(burns.cardId, editions.cardId), eq(burns.edition, editions.edition)))
    .leftJoin(outbox, openWork('burn', burns.subject))
    .where(
      and(
        or(isNull(editions.userId), inArray(editions.userId, [SEALED, CONSUMED])),
        isNull(tokens.cardId),
        isNull(outbox.id),
        where,
      ),
    )
    .orderBy(asc(editions.cardId), asc(editions.edition))
    .limit(PAGE)

/** Whether the shop knows a contract; a new chain has none before the first card. */
const hasContract = async ({ db, config }: Backend): Promise<boolean> =>
  config.ledger?.contract !== undefined ||
  (await readSetting(db, 'ledger_contract')) !== undefined ||
  (await db.select({ cardId: tokens.cardId }).from(tokens).limit(1)).length > 0

/** Returns the copies that no member owns and whose tokens are on the chain, as after a restore of an older database. */
async function compareFree(backend: Backend, connect: () => Promise<LedgerReader>, after: Copy) {
  const page = (await hasContract(backend)) ? await tokenlessWhere(backend, afterCopy(editions, after)) : []
  const minted = page.length === 0 ? new Set<string>() : await onChain(await connect(), page, FREE_AT_ONCE)
  const differences: Difference[] = []
  for (const copy of page) {
    if (!minted.has(nameOf(copy))) continue
    // Read again, because a pack can have been opened while the chain was asked.
    const same = and(eq(editions.cardId, copy.cardId), eq(editions.edition, copy.edition))
    const [again] = await tokenlessWhere(backend, same)
    if (again) differences.push(differenceOf('TOKEN_WITHOUT_OWNER', again))
  }
  return { page, differences }
}

const LISTS = ['copies', 'tokens', 'free'] as const

/** Reads `copies.11.5`: the list that is compared, and the last copy of the slice before. */
function placeOf(after: string | undefined): { list: (typeof LISTS)[number]; copy: Copy } {
  const [, list, card, edition] = /^(copies|tokens|free)\.(\d{1,9})\.(\d{1,9})$/.exec(after ?? '') ?? []
  return {
    list: LISTS.find((one) => one === list) ?? 'copies',
    copy: { cardId: Number(card ?? 0), edition: Number(edition ?? 0) },
  }
}

/** Compares the copies that members own with the tokens of the chain, the tokens with the copies, and the other copies. */
export const compareChain: Compare = async (backend, after) => {
  const { readLedger } = backend
  if (!readLedger) return { differences: [], compared: 0, skipped: '체인이 연결되지 않았어요.' }
  const { list, copy } = placeOf(after)
  const { page, differences } = await {
    copies: () => compareCopies(backend, readLedger, copy),
    tokens: () => compareTokens(backend, copy),
    free: () => compareFree(backend, readLedger, copy),
  }[list]()
  const last = page.length === PAGE ? page.at(-1) : undefined
  const following = LISTS[LISTS.indexOf(list) + 1]
  const next = last ? `${list}.${last.cardId}.${last.edition}` : following && `${following}.0.0`
  return { differences, compared: page.length, ...(next !== undefined && { after: next }) }
}
