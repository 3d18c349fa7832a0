import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { rowsTouched } from '../../test/touched.ts'
import { recordAction, recordByAdmin } from './actions.ts'
import { actionLog, BY_ADMIN, type LogQuery } from './log.ts'
import { putOperator } from './operators.ts'
import { operatorActions } from './tables.ts'
import { changeRole } from './team.ts'

const DAY = 86_400_000
let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
  await putOperator(desk.db, { operatorId: 'mina', name: '김민아', password: 'x', role: 'shop', now: NOON })
})
afterEach(() => desk.close())

const record = (operatorId: string, action: 'ship' | 'answer' | 'drop-pause', subject: string, at = NOON) =>
  desk.db.transaction((tx) =>
    recordAction(tx, { ...desk.backend, now: () => at }, { operatorId, action, subject }),
  )
const subjects = async (query: LogQuery) =>
  (await actionLog(desk.backend, query)).found.map(({ subject }) => subject)

describe('D99 the log', () => {
  it('is filtered by operator, action, subject and days in Seoul, and by all of them', async () => {
    await record('doyun', 'ship', 'fd-1', NOON - DAY)
    await record('mina', 'ship', 'fd-2')
    await record('mina', 'answer', '12')
    await record('mina', 'drop-pause', '드롭 12', NOON + DAY)
    await desk.db.transaction((tx) =>
      recordByAdmin(tx, desk.backend, { action: 'team-role', subject: 'mina', detail: 'owner → shop' }),
    )
    expect(await subjects({ operator: 'mina' })).toEqual(['드롭 12', '12', 'fd-2'])
    expect(await subjects({ action: 'ship' })).toEqual(['fd-2', 'fd-1'])
    expect(await subjects({ operator: BY_ADMIN })).toEqual(['mina'])
    expect(await subjects({ operator: 'admin' })).toEqual([])
    expect(await subjects({ subject: '12' })).toEqual(['드롭 12', '12'])
    expect(await subjects({ subject: '드롭 12' })).toEqual(['드롭 12'])
    expect(await subjects({ subject: '1' })).toEqual([])
    // NOON is a day of Seoul, which begins at 15:00 UTC of the day before.
    expect(await subjects({ to: '2025-11-19' })).toEqual(['fd-1'])
    expect(await subjects({ from: '2025-11-21' })).toEqual(['드롭 12'])
    expect(
      await subjects({ operator: 'mina', action: 'ship', from: '2025-11-20', to: '2025-11-20' }),
    ).toEqual(['fd-2'])
    expect(await subjects({ operator: 'doyun', subject: '12' })).toEqual([])
  })

  it('has pages of 50 without a gap and without a repetition, also of one moment', async () => {
    for (let n = 0; n < 120; n++) await record('mina', 'ship', `fd-${n}`, NOON + Math.floor(n / 60))
    await record('doyun', 'ship', 'fd-other')
    const seen: string[] = []
    const sizes: number[] = []
    let before: string | undefined
    do {
      const page = await actionLog(desk.backend, { operator: 'mina', before })
      seen.push(...page.found.map(({ subject }) => subject))
      sizes.push(page.found.length)
      before = page.next
      // A new action does not shift the next page.
      await record('mina', 'answer', `new-${sizes.length}`, NOON + DAY)
    } while (before !== undefined)
    expect(sizes).toEqual([50, 50, 20])
    expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `fd-${119 - n}`))
  })

  it('reads about a page of rows for each filter of 20,000 actions', async () => {
    await desk.db.execute(sql`insert into operator_actions (operator_id, action, subject, at)
      select case when n % 100 = 0 then 'mina' else 'doyun' end, case when n % 100 = 1 then 'answer' else 'ship' end,
        'fd-' || (n % 200), ${NOON}::bigint + n from generate_series(1, 20000) n`)
    await desk.db.execute(sql`analyze operator_actions`)
    const costOf = (query: LogQuery) =>
      desk.db.transaction(async (tx) => {
        const { read } = await rowsTouched(tx, async () => {
          expect((await actionLog({ db: tx }, query)).found.length).toBeGreaterThan(0)
        })
        return read
      })
    for (const query of [
      {},
      { operator: 'mina' },
      { action: 'answer' },
      { subject: 'fd-7' },
      { to: '2025-11-20' },
      { before: `${NOON + 10_000}.99999999` },
    ] as const)
      expect(await costOf(query), JSON.stringify(query)).toBeLessThan(400)
  })
})

describe('the page of the log', () => {
  it('keeps the filters in the form and on the next page, and links what an action was about', async () => {
    for (let n = 0; n < 51; n++) await record('mina', 'ship', `fd-${n}`)
    const page = await desk.page('/actions?operator=mina&action=ship&subject=&from=2025-11-20&to=')
    expect(page).toContain('<option value="mina" selected>')
    expect(page).toContain('name="from" value="2025-11-20"')
    expect(page).toContain('href="/staff/operations/orders/fd-50"')
    const [, next = ''] = /href="(\?[^"]*before=[^"]*)"/.exec(page) ?? []
    const older = await desk.page(`/actions${next.replaceAll('&amp;', '&')}`)
    expect(older).toContain('orders/fd-0"')
    expect(older.match(/<tr>/g)).toHaveLength(2)
  })

  it('names roles and the host, and links operators only for an owner', async () => {
    await changeRole(desk.backend, 'admin', { operatorId: 'mina', role: 'support' })
    const page = await desk.page('/actions?operator=%40admin')
    expect(page).toContain('운영자 역할 변경 · 상점 운영 → 고객 응대')
    expect(page).toContain('<td>서버 명령</td>')
    expect(page).toContain('href="/staff/operations/operators/mina"')
  })

  it.each(['from=2025-13-01', 'from=2025-11-21&to=2025-11-20', 'action=dance', 'before=x'])(
    'says that it does not understand %s instead of showing everything',
    async (query) => {
      await desk.db
        .insert(operatorActions)
        .values({ operatorId: 'mina', action: 'ship', subject: 'fd-1', at: NOON })
      const reply = await desk.get(`/actions?${query}`)
      expect(reply.status).toBe(400)
      const text = await reply.text()
      expect(text).toContain('찾는 조건을 확인해 주세요')
      expect(text).not.toContain('fd-1')
      if (query.startsWith('from=2025-11-21')) expect(text).toContain('name="from" value="2025-11-21"')
    },
  )
})
