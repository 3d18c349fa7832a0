import { setTimeout as pause } from 'node:timers/promises'
import { type CodeFormat, generateCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { ClaimedCard } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { printCodes } from '../../test/printed.ts'
import { codes, type Member, openShop, type Shop, times } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { editions, packMintings } from '../cards/tables.ts'
import { pointChanges } from '../points/tables.ts'
import { Problem } from '../problem.ts'
import { claimCode } from './codes.ts'
import { printedCodes } from './tables.ts'

const newCode = (format?: CodeFormat) => generateCode((bytes) => crypto.getRandomValues(bytes), format)
const DAY = 86_400_000
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member()
})
afterEach(() => shop.close())

describe('a printed code (S7.5, D11, D12)', () => {
  const printed = newCode()

  beforeEach(async () => {
    await printCodes(shop.backend, { mintingId: 1, code: printed, cardId: 11, edition: 60 })
  })

  const claim = (member: Member | undefined, text: string, minting = 1, key?: string) =>
    shop.post(
      `/card/${minting}`,
      { check_data: text },
      { ...member?.headers, ...(key && { 'idempotency-key': key }) },
    )

  it('S7.70 D42 is claimed once by a hundred concurrent members; one gets the copy and 100 points', async () => {
    const fans = await Promise.all(Array.from({ length: 100 }, () => shop.member()))
    const answers = await Promise.all(fans.map((one) => claim(one, printed)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'CODE_USED')).toBe(99)
    const winner = fans[answers.findIndex(({ status }) => status === '200')]
    const copies = await shop.db
      .select()
      .from(editions)
      .where(eq(editions.userId, winner?.id ?? ''))
    expect(copies).toMatchObject([{ cardId: 11, edition: 60 }])
    const points = (await shop.db.select().from(users)).map((user) => user.points)
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(100)
    const history = await shop.db.select().from(pointChanges)
    expect(history).toMatchObject([
      { kind: 'earned', reason: 'scan', amount: 100, title: '카드 코드 스캔 · 선수 11' },
    ])
  })

  it('returns its card again to the same member under the same key; the points once', async () => {
    const first = await claim(fan, printed, 1, 'the-same-claim')
    const copy = { metadata_idx: 11, edition: 60, edition_total: 60, edition_title: 'BASIC' }
    expect(first).toMatchObject({ http: 200, data: { point: 100, total_point: 100, ...copy } })
    const again = await Promise.all(Array.from({ length: 5 }, () => claim(fan, printed, 1, 'the-same-claim')))
    for (const answer of again) expect(answer.data).toEqual(first.data)
    const refused = [
      await claim(fan, printed, 1, 'another-claim'),
      await claim(fan, printed),
      await claim(await shop.member(), printed, 1, 'the-same-claim'),
    ]
    expect(codes(refused)).toEqual(['CODE_YOURS', 'CODE_YOURS', 'CODE_USED'])
    expect(await claim(fan, printed, 1, 'short')).toMatchObject({ http: 400 })
    expect(await shop.db.select().from(editions).where(eq(editions.userId, fan.id))).toHaveLength(1)
  })

  it('can be typed in lower case and with hyphens; the reply decodes (S3.11)', async () => {
    const text = (printed.match(/.{4}/g) ?? []).join('-').toLowerCase()
    const { data } = await claim(fan, text)
    const card = z.decode(ClaimedCard, data as z.input<typeof ClaimedCard>)
    expect(card).toMatchObject({ cardId: 11, cardName: '선수 11', point: 100, totalPoint: 100 })
    expect(card.image).toBe('http://api.localhost/cdn/art/card/11.webp')
  })

  it('requires a member (LOGIN_REQUIRED), an open period, and the minting it was printed for', async () => {
    expect(await claim(undefined, printed)).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
    expect(await claim(fan, printed, 2)).toMatchObject({ code: 'NOT_FOUND' })
    shop.clock.set(NOON + 2 * DAY)
    await expect(claimCode(shop.backend, { userId: fan.id, mintingId: 1 }, printed)).rejects.toMatchObject({
      code: 'NOT_IN_PERIOD',
    })
  })

  it('follows the format of its minting: a code of the usual format is unreadable, and no attempt (D11)', async () => {
    await shop.db.update(packMintings).set({ codeFormat: '11+3 0123456789' })
    const code = newCode(parseCodeFormat('11+3 0123456789'))
    await printCodes(shop.backend, { mintingId: 1, code, cardId: 11, edition: 59 })
    const answer = await claim(fan, printed)
    expect(answer).toMatchObject({ http: 422 })
    expect(answer.code).toBeUndefined()
    expect(await claim(fan, code)).toMatchObject({ status: '200' })
  })

  it('is CODE_EXPIRED from its end on, costs no attempt, and stays unclaimed; CODE_USED takes precedence (D12)', async () => {
    await shop.db.update(printedCodes).set({ expiresAt: NOON })
    expect(await claim(fan, printed)).toMatchObject({ http: 409, code: 'CODE_EXPIRED' })
    expect((await shop.db.select().from(printedCodes))[0]?.claimedBy).toBeNull()
    shop.clock.set(NOON - 1)
    const key = 'claimed-in-time'
    expect(await claim(fan, printed, 1, key)).toMatchObject({ status: '200' })
    shop.clock.set(NOON)
    expect(await claim(await shop.member(), printed)).toMatchObject({ code: 'CODE_USED' })
    expect(await claim(fan, printed, 1, key)).toMatchObject({ status: '200' })
  })

  it('is LIMIT_OVER for a member who has claimed as many as the minting allows, and stays unused (D12)', async () => {
    await shop.db.update(packMintings).set({ maxClaims: 2 })
    const more = Array.from({ length: 4 }, () => newCode())
    await printCodes(
      shop.backend,
      ...more.map((code, at) => ({ mintingId: 1, code, cardId: 12, edition: 55 + at })),
    )
    const answers = await Promise.all(more.map((code) => claim(fan, code)))
    expect(times(codes(answers), '200')).toBe(2)
    expect(times(codes(answers), 'LIMIT_OVER')).toBe(2)
    expect(await claim(fan, newCode())).toMatchObject({ code: 'UNKNOWN_CODE' })
    const other = await shop.member()
    const left = more.filter((_, at) => answers[at]?.code === 'LIMIT_OVER')
    expect(codes(await Promise.all(left.map((code) => claim(other, code))))).toEqual(['200', '200'])
  })

  it('is LIMIT_OVER for the second of two claims at midnight, one on each day', async () => {
    await shop.db.update(packMintings).set({ maxClaims: 1 })
    const [first, second] = [newCode(), newCode()]
    await printCodes(
      shop.backend,
      ...[first, second].map((code, at) => ({ mintingId: 1, code, cardId: 12, edition: 55 + at })),
    )
    // 2025-11-20 23:59:59.999 in Seoul.
    shop.clock.set(NOON + DAY / 2 - 1)
    const outcomeOf = async (code: string) => {
      const claim = { userId: fan.id, mintingId: 1 }
      return claimCode(shop.backend, claim, code).then(
        () => 'claimed',
        (error: unknown) => (error instanceof Problem ? error.code : String(error)),
      )
    }
    let other: Promise<string | undefined> | undefined
    shop.onFailpoint(async (place) => {
      if (place !== 'claims/code' || other) return
      shop.clock.advance(1)
      other = outcomeOf(second)
      await pause(300)
    })
    expect([await outcomeOf(first), await other]).toEqual(['claimed', 'LIMIT_OVER'])
  })

  it('can be guessed twenty times a day, also concurrently (D70)', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, () => claim(fan, newCode())))
    expect(times(codes(guesses), 'UNKNOWN_CODE')).toBe(20)
    expect(times(codes(guesses), 'TOO_MANY_TRIES')).toBe(20)
    expect(await claim(fan, printed)).toMatchObject({ code: 'TOO_MANY_TRIES' })
    // 2025-11-21 00:00 in Seoul.
    shop.clock.set(NOON + DAY / 2)
    expect(await claimCode(shop.backend, { userId: fan.id, mintingId: 1 }, printed)).toMatchObject({
      point: 100,
    })
  })

  it('costs no attempt when its check characters are wrong', async () => {
    const wrong = printed.startsWith('A') ? `C${printed.slice(1)}` : `A${printed.slice(1)}`
    for (let times = 0; times < 25; times++) {
      const answer = await claim(fan, wrong)
      expect(answer).toMatchObject({ http: 422 })
      expect(answer.code).toBeUndefined()
    }
    expect(await claim(fan, printed)).toMatchObject({ status: '200' })
  })
})
