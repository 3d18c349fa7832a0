// Who changes a running drop, in which steps, and what is recorded.
import { type DropChange, DropPreview, RunningDrop } from '@fandeck/sdk/shop'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { type ControlledShop, openControlledShop, orderOf } from '../../test/controlled-shop.ts'
import { codes, times } from '../../test/shop.ts'
import { changeDrop } from './change.ts'
import { dropActions } from './tables.ts'

let shop: ControlledShop
beforeEach(async () => {
  shop = await openControlledShop()
})
afterEach(() => shop.close())

describe('who may', () => {
  test('a viewer reads and asks, and changes nothing; a fan and a stranger do not even read', async () => {
    const viewer = await shop.tokenOf('viewer')
    const fan = await shop.member()
    const paths = ['/operator/drops', '/operator/drops/1']
    const read = async (path: string, headers: Record<string, string>) =>
      (await shop.api.request(path, { headers })).status
    for (const path of paths) {
      expect(await read(path, viewer)).toBe(200)
      expect(await read(path, fan.headers)).toBe(401)
      expect(await read(path, {})).toBe(401)
    }
    const body = orderOf({ action: 'pause', notice: '쉬어요.' })
    expect(await shop.post('/operator/drops/ask', body, viewer)).toMatchObject({ http: 200 })
    expect(await shop.send(body, viewer)).toMatchObject({ http: 403, code: 'TOKEN_ROLE' })
    expect(await shop.send(body, fan.headers)).toMatchObject({ http: 401, code: 'TOKEN_INVALID' })
    expect(await shop.db.select().from(dropActions)).toEqual([])
  })

  test.each<[string, unknown]>([
    ['an unknown action', { drop: '1', change: { action: 'close' } }],
    ['a field of another action', { drop: '1', change: { action: 'end', notice: 'x' } }],
    ['no notice', { drop: '1', change: { action: 'pause' } }],
    ['an empty notice', { drop: '1', change: { action: 'pause', notice: '' } }],
    ['a notice with markup', { drop: '1', change: { action: 'pause', notice: '<b>' } }],
    ['a long notice', { drop: '1', change: { action: 'pause', notice: '가'.repeat(121) } }],
    ['no packs', { drop: '1', change: { action: 'add', packs: 0 } }],
    ['a fraction of packs', { drop: '1', change: { action: 'add', packs: 1.5 } }],
    ['a negative price', { drop: '1', change: { action: 'price', amount: -1 } }],
    ['a price as text', { drop: '1', change: { action: 'price', amount: '1000' } }],
    ['a day that does not exist', { drop: '1', change: { action: 'extend', until: '2026-02-30 10:00' } }],
    ['no limit at all', { drop: '1', change: { action: 'limits' } }],
    ['a rate of 0', { drop: '1', change: { action: 'gate', fansPerSecond: 0 } }],
    ['a path as a drop', { drop: '../1', change: { action: 'end' } }],
    ['a number as a drop', { drop: 1, change: { action: 'end' } }],
    ['a long reason', { drop: '1', change: { action: 'end' }, reason: '가'.repeat(201) }],
  ])('refuses %s', async (_, body) => {
    const before = await shop.row()
    expect(await shop.send(body)).toMatchObject({ http: 400, code: 'BAD_REQUEST' })
    expect(await shop.row()).toEqual(before)
  })

  test('refuses a drop that does not exist', async () => {
    for (const drop of ['2', '99999999999', 'first'])
      expect(await shop.send({ drop, change: { action: 'end' } })).toMatchObject({
        http: 404,
        code: 'DROP_UNKNOWN',
      })
  })
})

describe('two steps', () => {
  test.each<DropChange>([
    { action: 'end' },
    { action: 'add', packs: 2 },
    { action: 'limits', perMember: 4 },
    { action: 'gate', fansPerSecond: 5 },
  ])(
    '%j changes nothing before it is confirmed with a reason, for what the operator has seen',
    async (change) => {
      const before = await shop.row()
      const refused = await shop.send(orderOf(change, { reason: '경기 지연' }))
      expect(refused).toMatchObject({ http: 409, code: 'DROP_CONFIRM' })
      const { version, changes } = z.parse(DropPreview, refused.data)
      expect(changes).toHaveLength(1)
      expect(await shop.send(orderOf(change, { confirm: version }))).toMatchObject({
        http: 400,
        code: 'DROP_REASON',
      })
      expect(await shop.send(orderOf(change, { confirm: 'x', reason: '경기 지연' }))).toMatchObject({
        code: 'DROP_CHANGED',
      })
      expect(await shop.row()).toEqual(before)
      expect(await shop.send(orderOf(change, { confirm: version, reason: '경기 지연' }))).toMatchObject({
        http: 200,
      })
    },
  )

  test('of two operators who confirm the same, or meet, one takes the step', async () => {
    const change = { action: 'add', packs: 2 } as const
    const seen = await shop.confirmed(change)
    const answers = await Promise.all([1, 2, 3].map(() => shop.send(seen)))
    expect(codes(answers).toSorted()).toEqual(['200', 'DROP_CHANGED', 'DROP_CHANGED'])
    expect((await shop.row()).totalPacks).toBe(22)
    const [end, limits] = [
      await shop.confirmed({ action: 'end' }),
      await shop.confirmed({ action: 'limits', perMember: 9 }),
    ]
    const met = await Promise.all([shop.send(end), shop.send(limits)])
    expect(times(codes(met), '200')).toBe(1)
    expect(await shop.db.$count(dropActions)).toBe(2)
  })

  test('are logged with author, reason and difference', async () => {
    await shop.pause()
    const done = await shop.step({ action: 'price', amount: 1500 })
    const { actions, phase, price } = z.parse(RunningDrop, done.data)
    expect([phase, price]).toEqual(['paused', 1500])
    expect(actions).toEqual([
      {
        ...{ at: NOON, author: 'shop-token', by: 'command', action: 'price', reason: '경기 지연' },
        changes: [{ field: 'price', before: 1000, after: 1500 }],
      },
      {
        ...{ at: NOON, author: 'shop-token', by: 'command', action: 'pause' },
        changes: [
          { field: 'state', before: 'open', after: 'paused' },
          { field: 'pauseNotice', before: null, after: '결제 점검이 끝나면 다시 열어요.' },
        ],
      },
    ])
  })
})

test('a step and its record are one transaction', async () => {
  const before = await shop.row()
  const broken = {
    ...shop.backend,
    log: {
      ...shop.backend.log,
      info: () => {
        throw new Error('down')
      },
    },
  }
  const controller = { author: 'a', by: 'command' } as const
  await expect(
    changeDrop(broken, orderOf({ action: 'pause', notice: '쉬어요.' }), controller),
  ).rejects.toThrow('down')
  expect(await shop.row()).toEqual(before)
  expect(await shop.db.$count(dropActions)).toBe(0)
})
