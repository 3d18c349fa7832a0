// The page of a drop on the operators' desk.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { changeDrop } from '../controls/change.ts'
import { dropActions } from '../controls/tables.ts'
import { mintings } from '../drops/tables.ts'
import { operatorActions } from './tables.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk()
})
afterEach(() => desk.close())

const PAGE = '/drops/1'
const change = (fields: Record<string, string>) => desk.post(`${PAGE}/change`, fields)
const row = async () => (await desk.db.select().from(mintings))[0]
const pause = () => change({ action: 'pause', notice: '결제 점검이 끝나면 다시 열어요.' })
/** The hidden fields of a page that confirms a step. */
async function confirmed(query: string) {
  const text = await desk.page(`${PAGE}/confirm?${query}`)
  const hidden = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)]
  return Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]))
}

test('the list leads to the page of a drop, which shows what fans see', async () => {
  expect(await desk.page('/drops')).toContain('href="drops/1" aria-label="시험 팩 운영하기"')
  const text = await desk.page(PAGE)
  for (const shown of [
    '지금 팬에게 보이는 모습',
    '판매 중',
    '1,000원',
    '20팩 / 20팩',
    '2025.11.20(목) 11:00',
    '서울 시각',
    '한 번에 2팩 · 한 사람 2팩',
    '가격은 판매를 일시 중지한 뒤에 바꿀 수 있어요.',
    '아직 바꾼 것이 없어요.',
    'data-drop="1"',
  ])
    expect(text).toContain(shown)
})

test('a pause is one step, shows its sentence escaped, and is taken back', async () => {
  const paused = await pause()
  expect([paused.status, paused.headers.get('location')]).toEqual([303, '/staff/operations/drops/1'])
  expect(await desk.buy(await desk.member())).toMatchObject({ code: 'PAUSED' })
  const text = await desk.page(PAGE)
  for (const shown of [
    '일시 중지',
    '결제 점검이 끝나면 다시 열어요.',
    '판매 재개하기',
    '안내 문장 바꾸기',
    'doyun',
  ])
    expect(text).toContain(shown)
  await change({ action: 'pause', notice: '"10분" & 뒤에 열어요.' })
  expect(await desk.page(PAGE)).toContain('&quot;10분&quot; &amp; 뒤에 열어요.')
  expect((await change({ action: 'resume' })).status).toBe(303)
  expect(await row()).toMatchObject({ enabled: true, paused: false, pauseNotice: null })
})

test.each([
  ['action=add&packs=3', ['20팩', '23팩', '남은 팩이 3팩 늘어요'], { totalPacks: 23, remaining: 23 }],
  [
    'action=price&amount=７,０００',
    ['1,000원', '7,000원', '한 팩 가격이 7,000원으로 보여요'],
    { paymentAmount: 7000 },
  ],
  ['action=price&amount=0', ['무료', '한 팩 가격이 무료로 보여요'], { paymentAmount: 0, paid: false }],
  [
    'action=limits&per_order=1&per_member=4',
    ['한 번에 살 수 있는 팩', '1팩', '4팩'],
    { maxPerOrder: 1, maxPerMember: 4 },
  ],
  ['action=gate&rate=2.5', ['꺼짐', '1초에 2.5명', '차례가 된 팬만'], {}],
  ['action=end', ['판매', '종료', '아무도 새로 살 수 없어요'], { enabled: false, paused: false }],
])(
  '%s shows before and after, and what fans see, and is taken with a reason',
  async (query, shown, after) => {
    if (query.startsWith('action=price')) await pause()
    const before = await row()
    const text = await desk.page(`${PAGE}/confirm?${query}`)
    for (const one of shown) expect(text).toContain(one)
    expect(await row()).toEqual(before)
    const fields = await confirmed(query)
    const without = await change(fields)
    expect(without.status).toBe(400)
    expect(await without.text()).toContain('바꾸는 이유를 입력해 주세요.')
    expect((await change({ ...fields, reason: '경기 지연' })).status).toBe(303)
    expect(await row()).toMatchObject(after)
    expect(await desk.page(PAGE)).toContain('경기 지연')
  },
)

test('of two operators, the second sees what the first has changed, with the reason that they have typed', async () => {
  const fields = await confirmed('action=add&packs=3')
  const first = { drop: '1', change: { action: 'extend', until: 'now+3d' } } as const
  await changeDrop(desk.backend, first, { author: 'han', by: 'command' })
  const second = await change({ ...fields, reason: '매진 임박' })
  expect(second.status).toBe(409)
  const text = await second.text()
  for (const shown of ['그사이 이 드롭이 바뀌었어요', 'value="매진 임박"', '23팩'])
    expect(text).toContain(shown)
  const [, version = ''] = /name="confirm" value="([^"]+)"/.exec(text) ?? []
  expect((await change({ ...fields, confirm: version, reason: '매진 임박' })).status).toBe(303)
  expect((await change({ ...fields, confirm: version, reason: '매진 임박' })).status).toBe(409)
  expect((await row())?.totalPacks).toBe(23)
})

test('an end is moved by a field of date and time, and kept when it is refused', async () => {
  const early = await change({ action: 'extend', until: '2025-11-20T12:30' })
  expect(early.status).toBe(409)
  expect(await early.text()).toContain('value="2025-11-20T12:30"')
  expect((await change({ action: 'extend', until: '2025-11-20T15:00' })).status).toBe(303)
  expect((await row())?.endAt).toBe(NOON + 3 * 3_600_000)
})

test('an ended drop offers nothing, and one whose end has passed a longer period', async () => {
  await desk.db.update(mintings).set({ endAt: NOON })
  const over = await desk.page(PAGE)
  expect(over).toContain('마감 연장하기')
  expect(over).not.toContain('팩 추가하기')
  await desk.db.update(mintings).set({ enabled: false })
  expect(await desk.page(PAGE)).toContain('파일에서 상태를 바꿔 반영하면')
})

describe('the page refuses', () => {
  test.each<[Record<string, string>, number]>([
    [{}, 400],
    [{ action: 'close' }, 400],
    [{ action: 'pause' }, 400],
    [{ action: 'pause', notice: '\u200b' }, 400],
    [{ action: 'pause', notice: '<b>' }, 400],
    [{ action: 'pause', notice: '가'.repeat(121) }, 400],
    [{ action: 'add', packs: '-1' }, 400],
    [{ action: 'add', packs: '1.5' }, 400],
    [{ action: 'add', packs: '1e3' }, 400],
    [{ action: 'extend', until: 'tomorrow' }, 400],
    [{ action: 'limits' }, 400],
    [{ action: 'gate', rate: '0' }, 400],
    [{ action: 'end', reason: '가'.repeat(201) }, 400],
    [{ action: 'end', reason: '경기 지연' }, 409],
    [{ action: 'resume' }, 409],
    [{ action: 'price', amount: '7000' }, 409],
  ])('%j', async (fields, status) => {
    const before = await row()
    const reply = await change(fields)
    expect(reply.status).toBe(status)
    expect(await reply.text()).toContain('role="alert"')
    expect(await row()).toEqual(before)
    expect(await desk.db.$count(dropActions)).toBe(0)
  })

  test('a stranger, a member, a form of another page, and a drop that does not exist', async () => {
    const fan = await desk.member()
    const bare = await desk.post(`${PAGE}/change`, { action: 'end' }, { by: '' })
    expect(bare.status).toBe(401)
    for (const path of [PAGE, `${PAGE}/confirm?action=end`]) {
      expect((await desk.get(path, '')).status).toBe(401)
      const asFan = await desk.fetch(`http://api.localhost/staff/operations${path}`, { headers: fan.headers })
      expect(asFan.status).toBe(401)
      expect(await asFan.text()).not.toContain('시험 팩')
    }
    const other = await desk.post(`${PAGE}/change`, { action: 'end' }, { from: 'https://evil.example' })
    expect(other.status).toBe(403)
    for (const path of ['/drops/2', '/drops/2/confirm?action=end', '/drops/x'])
      expect((await desk.get(path)).status, path).toBe(404)
    expect((await desk.post('/drops/2/change', { action: 'resume' })).status).toBe(404)
    expect((await row())?.enabled).toBe(true)
  })
})

test('each step is an action of its operator, in its transaction', async () => {
  await pause()
  await change({ action: 'price', amount: '2000' })
  const done = await desk.db.select().from(operatorActions).where(eq(operatorActions.subject, '드롭 1'))
  expect(done).toMatchObject([{ operatorId: 'doyun', action: 'drop-pause' }])
  expect(await desk.db.select().from(dropActions)).toMatchObject([
    { author: 'doyun', by: 'desk', action: 'pause' },
  ])
  expect(await desk.page('/actions')).toContain('드롭 일시 중지')
})
