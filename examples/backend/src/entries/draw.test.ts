import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EventDraw } from '@fandeck/sdk/shop'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { poolProblems } from '../../test/pools.ts'
import { appliedShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { benefitGifts, memberBenefits } from '../benefits/tables.ts'
import { cardArrivals, designs, editions } from '../cards/tables.ts'
import { outbox } from '../outbox/tables.ts'
import { entries, eventDraws } from './tables.ts'

const span = { startsAt: 'now-1d', endsAt: 'now+30d' }
let shop: RunningShop

const openApplied = appliedShop((shop) => {
  for (const folder of ['events', 'benefits']) mkdirSync(join(shop.folder, folder), { recursive: true })
  const event = { title: '사인회\n초대', summary: '선수를 만나요', ...span }
  writeFileSync(join(shop.folder, 'events/meeting.json'), JSON.stringify(event))
  const rules = [{ when: 'won', event: 'meeting' }]
  const benefits = [
    { title: '사인회 입장', qr: true, ...span, rules },
    { title: '응원봉', qr: false, ...span },
  ]
  writeFileSync(join(shop.folder, 'benefits/meeting.json'), JSON.stringify({ title: '사인회', benefits }))
})
beforeEach(async () => {
  shop = await openApplied()
})
afterEach(() => shop.close())

const db = () => shop.backend.backend.db
async function fans(count: number) {
  const made = await Promise.all(Array.from({ length: count }, () => shop.backend.member()))
  const rows = await db().select().from(users).orderBy(asc(users.memberId))
  return { made, names: rows.map(({ memberId }) => memberId) }
}
const list = (file: string, members: readonly (string | null)[]) =>
  writeFileSync(join(shop.root, file), `member\n${members.join('\n')}\n`)
const draw = (...args: string[]) => shop.fandeck('events', 'draw', 'meeting', ...args)
const drawn = async (...args: string[]) => {
  const { out, errors } = await draw(...args, '--json')
  expect(errors).toBe('')
  return z.parse(EventDraw, JSON.parse(out))
}
/** A card with as many copies that belong to no drop. */
async function looseCard(copies: number) {
  const [design] = await db().select().from(designs).limit(1)
  if (!design) throw new Error('The shop has cards.')
  await db()
    .insert(designs)
    .values({ ...design, cardId: 900, cardName: '사인회 카드' })
  for (let edition = 1; edition <= copies; edition++)
    await db().insert(editions).values({ cardId: 900, edition })
}
const results = async () => (await db().select().from(entries)).map(({ result }) => result).toSorted()

describe('fandeck events', () => {
  test('members enter once; a draw tells each their result and gives winners the benefit of its rule', async () => {
    const { made, names } = await fans(8)
    list('entries.csv', [...names, 'nobody@example.com', names[0] ?? ''])
    const entered = await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    expect(entered.out).toContain('8 entered, 0 had before, 1 are no members.')
    const again = await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    expect(again.out).toContain('0 entered, 8 had before')
    const done = await drawn('--winners', '3')
    expect(done).toMatchObject({ draw: 1, author: 'han-doyun', entries: 8 })
    expect(new Set(done.winners).size).toBe(3)
    expect(names).toEqual(expect.arrayContaining(done.winners))
    expect(await results()).toEqual([...Array(5).fill('lost'), ...Array(3).fill('won')])
    const given = await db()
      .select({ name: users.memberId, by: memberBenefits.givenBy })
      .from(memberBenefits)
      .innerJoin(users, eq(users.id, memberBenefits.userId))
    expect(given.map(({ name }) => name).toSorted()).toEqual(done.winners.toSorted())
    expect(new Set(given.map(({ by }) => by))).toEqual(new Set(['won']))
    const page = await Promise.all(
      made.map(async ({ headers }) =>
        answerOf(await shop.backend.api.request('/mypage/entry-history', { headers })),
      ),
    )
    const shown = JSON.stringify(page.map(({ data }) => data))
    expect(shown.match(/"WIN"/g)).toHaveLength(3)
    expect(shown.match(/"LOSE"/g)).toHaveLength(5)
    expect(shown).toContain('사인회 초대')
  })

  test('a seed gives the same winners, is recorded, and another gives others', async () => {
    const { names } = await fans(30)
    list('entries.csv', names)
    await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    const first = await drawn('--winners', '5', '--seed', 'seed-of-2026')
    expect(await drawn('--winners', '5', '--seed', 'seed-of-2026')).toEqual(first)
    expect(await db().select().from(eventDraws)).toMatchObject([{ seed: 'seed-of-2026', entries: 30 }])
    const restart = async () => {
      await db().delete(eventDraws)
      await db().update(entries).set({ result: 'waiting' })
    }
    await restart()
    expect((await drawn('--winners', '5', '--seed', 'seed-of-2026')).winners).toEqual(first.winners)
    await restart()
    expect((await drawn('--winners', '5', '--seed', 'seed-of-2027')).winners).not.toEqual(first.winners)
  })

  test('a second draw is refused without --allow again, and then draws others who have not won', async () => {
    const { names } = await fans(6)
    list('entries.csv', names)
    await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    const first = await drawn('--winners', '2')
    expect(await draw('--winners', '2')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('DRAW_DONE'),
    })
    expect(await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')).toMatchObject({
      errors: expect.stringContaining('DRAW_DONE'),
    })
    const second = await drawn('--winners', '2', '--allow', 'again')
    expect(second).toMatchObject({ draw: 2, entries: 4 })
    expect(new Set([...first.winners, ...second.winners]).size).toBe(4)
    expect(await results()).toEqual(['lost', 'lost', 'won', 'won', 'won', 'won'])
  })

  test('draws that meet make one', async () => {
    const { names } = await fans(10)
    list('entries.csv', names)
    await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    const answers = await Promise.all([1, 2, 3].map(() => draw('--winners', '2')))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
    expect((await results()).filter((result) => result === 'won')).toHaveLength(2)
  })

  test.each([
    [['meeting', '--winners', '0'], '--winners is a number from 1 to 100000'],
    [['meeting', '--winners', '-1'], '--winners is a number from 1 to 100000'],
    [['meeting', '--winners', '1e9'], '--winners is a number from 1 to 100000'],
    [['meeting', '--winners', '1'], 'DRAW_SHORT'],
    [['party', '--winners', '1'], 'EVENT_UNKNOWN'],
    [['../x', '--winners', '1'], 'BAD_REQUEST'],
    [['meeting', '--winners', '1', '--seed', 'x'], '--seed has 8 to 64'],
    [['meeting', '--winners', '1', '--allow', 'twice'], '--allow is again'],
    [['meeting', '--winners', '1', '--card', 'x'], '--card is the number of a card'],
  ])('refuses %j', async (args, reason) => {
    const answer = await shop.fandeck('events', 'draw', ...args)
    expect(answer).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
    expect(await db().select().from(eventDraws)).toEqual([])
  })

  test('D111 a draw with a card gives each winner a copy, to be seen with the name of the event, once', async () => {
    await looseCard(3)
    const { names } = await fans(5)
    list('entries.csv', names)
    await shop.fandeck('events', 'enter', 'meeting', '--from', 'entries.csv')
    const args = ['--winners', '2', '--seed', 'seed-of-2026', '--card', '900']
    const done = await drawn(...args)
    expect(await drawn(...args)).toEqual(done)
    const given = await db()
      .select({ name: users.memberId, orderId: editions.orderId })
      .from(editions)
      .innerJoin(users, eq(users.id, editions.userId))
      .where(eq(editions.cardId, 900))
    expect(given.map(({ name }) => name).toSorted()).toEqual(done.winners.toSorted())
    const minted = await db().select().from(outbox).where(eq(outbox.kind, 'mint'))
    expect(minted.map(({ subject }) => subject).toSorted()).toEqual(
      given.map(({ orderId }) => orderId).toSorted(),
    )
    const waiting = await db().select().from(cardArrivals)
    expect(waiting).toMatchObject(Array(2).fill({ cardId: 900, source: 'event', eventTitle: '사인회 초대' }))
    expect(await poolProblems(db())).toEqual([])
    // One copy is left for two further winners: nothing of that draw remains.
    const short = await draw('--winners', '2', '--allow', 'again', '--card', '900')
    expect(short).toMatchObject({ code: 1, errors: expect.stringContaining('CARDS_SHORT') })
    expect(await db().$count(eventDraws)).toBe(1)
    expect(await db().$count(cardArrivals)).toBe(2)
    expect(await results()).toEqual(['lost', 'lost', 'lost', 'won', 'won'])
  })

  test('an event that members have entered is not removed', async () => {
    const { names } = await fans(1)
    await shop.fandeck('events', 'enter', 'meeting', '--from', names[0] ?? '')
    rmSync(join(shop.folder, 'events/meeting.json'))
    shop.change('benefits/meeting.json', ',"rules":[{"when":"won","event":"meeting"}]', '')
    const { code, out } = await shop.fandeck('apply', 'shop', '--allow')
    expect([code, out]).toEqual([1, expect.stringContaining('its entries are 1; end its period')])
    expect(await results()).toEqual(['waiting'])
  })
})

describe('fandeck benefits give', () => {
  const give = (to: string, benefit = 'meeting/응원봉') =>
    shop.fandeck('benefits', 'give', benefit, '--to', to)

  test('gives members a benefit once, and others when they sign up; a retry gives none', async () => {
    const { names } = await fans(3)
    list('people.csv', [...names, '010-7777-0009', 'Late@Example.com'])
    expect((await give('people.csv')).out).toContain('응원봉: 3 given, 0 had it before, 2 wait for sign-up.')
    expect((await give('people.csv')).out).toContain('0 given, 3 had it before, 2 wait')
    const late = await shop.backend.member({ memberId: 'late@example.com', loginType: 'email' })
    const mine = await db().select().from(memberBenefits).where(eq(memberBenefits.userId, late.id))
    expect(mine).toMatchObject([{ givenBy: 'han-doyun', usedAt: null }])
    expect(await db().select().from(benefitGifts)).toMatchObject([{ member: '01077770009' }])
    expect((await give(names[0] ?? '')).out).toContain('0 given, 1 had it before')
    expect(await db().$count(memberBenefits)).toBe(4)
  })

  test('by a number of the benefit', async () => {
    const { names } = await fans(1)
    expect((await give(names[0] ?? '', '2')).out).toContain('응원봉: 1 given')
  })

  test.each([
    ['01077770001', 'meeting/없는 혜택', 'BENEFIT_UNKNOWN'],
    ['a b c', 'meeting/응원봉', 'is no CSV, phone number, mail address or member id'],
    ['nowhere.csv', 'meeting/응원봉', 'cannot be read'],
    ['formula.csv', 'meeting/응원봉', 'formula.csv:2 expected a phone number'],
    ['empty.csv', 'meeting/응원봉', 'names no one'],
    ['other.csv', 'meeting/응원봉', 'a column named member'],
  ])('refuses %s for %s', async (to, benefit, reason) => {
    list('formula.csv', ['=1+1'])
    writeFileSync(join(shop.root, 'empty.csv'), 'member\n')
    writeFileSync(join(shop.root, 'other.csv'), 'name\nhan\n')
    expect(await give(to, benefit)).toMatchObject({ code: 1, errors: expect.stringContaining(reason) })
    expect(await db().$count(memberBenefits)).toBe(0)
  })
})
