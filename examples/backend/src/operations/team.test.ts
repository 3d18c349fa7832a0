import { SHOP_PATHS } from '@fandeck/sdk/shop'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '../../test/desk-shop.ts'
import { sessionOf } from '../../test/hostile/operators.ts'
import { paidOrder } from '../../test/one-effect/prepare.ts'
import type { Role } from '../roles.ts'
import { recordAction } from './actions.ts'
import { addOperator, changeRole, removeOperator, team, validTokens } from './team.ts'

let desk: Desk
beforeEach(async () => {
  desk = await openDesk({ shipsGoods: true })
})
afterEach(() => desk.close())

const OWNER = { operatorId: 'doyun' }
/** Adds an operator, who is signed in. */
async function added(operatorId: string, role: Role) {
  await addOperator(desk.backend, OWNER, { operatorId, name: operatorId, role })
  return { operatorId }
}
const cookieOf = async (operatorId: string) => (await sessionOf(desk.backend, operatorId)).cookie ?? ''
const roles = async () =>
  Object.fromEntries((await team(desk.backend)).map(({ operatorId, role }) => [operatorId, role]))

describe('D99 the operators of a shop', () => {
  it('are added by an owner with a password that is shown once and opens the desk', async () => {
    const reply = await desk.post('/operators/add', { operator_id: 'mina', name: '김민아', role: 'support' })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    const [, pwd = ''] = /<code class="secret">([^<]+)</.exec(await reply.text()) ?? []
    expect((await desk.post('/sign-in', { operator_id: 'mina', pwd }, { by: '' })).status).toBe(303)
    expect(await roles()).toEqual({ doyun: 'owner', mina: 'support' })
    const again = await desk.post('/operators/add', { operator_id: 'mina', name: '누구', role: 'owner' })
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('이미 있는 아이디예요')
    expect(await roles()).toEqual({ doyun: 'owner', mina: 'support' })
  })

  it.each([
    { operator_id: 'Mina', name: '김민아', role: 'support' },
    { operator_id: '', name: '김민아', role: 'support' },
    { operator_id: 'mina', name: ' ', role: 'support' },
    { operator_id: 'mina', name: '김민아', role: 'boss' },
  ])('%j is refused', async (form) => {
    expect((await desk.post('/operators/add', form)).status).toBe(400)
    expect(await roles()).toEqual({ doyun: 'owner' })
  })

  it('have another role at once, in an open session and in a token', async () => {
    await added('mina', 'shop')
    const cookie = await cookieOf('mina')
    const made = await desk.post('/operators/mina/token', { name: 'laptop', role: 'shop', days: '30' })
    const [, token = ''] = /<code class="secret">([^<]+)</.exec(await made.text()) ?? []
    const headers = { authorization: `Bearer ${token}` }
    // The shop has no files yet, which only an admitted token learns.
    const exported = async () =>
      (await desk.fetch(`http://api.localhost${SHOP_PATHS.export}`, { headers })).status
    expect((await desk.get('/actions', cookie)).status).toBe(200)
    expect(await exported()).toBe(404)
    expect((await desk.post('/operators/mina/role', { role: 'support' })).status).toBe(303)
    const shut = await desk.get('/actions', cookie)
    expect(shut.status).toBe(403)
    expect(await shut.text()).toContain('상점 운영 역할부터 할 수 있어요')
    expect(await exported()).toBe(403)
    await desk.post('/operators/mina/role', { role: 'shop' })
    expect(await exported()).toBe(404)
    expect((await desk.post('/operators/mina/remove', {})).status).toBe(303)
    expect(await exported()).toBe(401)
    expect((await desk.get('/orders', cookie)).status).toBe(401)
    expect(await validTokens(desk.backend)).toEqual([])
    expect(await desk.page('/operators/mina')).toContain('삭제한 운영자예요')
  })

  it('keep an owner: the last one is neither demoted nor removed at the desk, also by two at once', async () => {
    for (const [step, form] of [
      ['role', { role: 'shop' }],
      ['remove', {}],
    ] as const) {
      const reply = await desk.post(`/operators/doyun/${step}`, form)
      expect(reply.status).toBe(409)
      expect(await reply.text()).toContain('소유자가 한 명은 있어야 해요')
    }
    const mina = await added('mina', 'owner')
    await Promise.allSettled([
      changeRole(desk.backend, OWNER, { operatorId: 'mina', role: 'viewer' }),
      changeRole(desk.backend, mina, { operatorId: 'doyun', role: 'viewer' }),
    ])
    expect(Object.values(await roles()).sort()).toEqual(['owner', 'viewer'])
  })

  it('are not managed by other roles, and the menu shows only what a role opens', async () => {
    await added('mina', 'viewer')
    const cookie = await cookieOf('mina')
    const page = await (await desk.get('/orders', cookie)).text()
    for (const hidden of ['/operators"', '/members"', '/inquiries"', '/actions"'])
      expect(page).not.toContain(hidden)
    for (const path of ['/operators/add', '/operators/doyun/remove', '/operators/doyun/password'])
      expect((await desk.post(path, {}, { by: cookie })).status).toBe(403)
    expect(await roles()).toEqual({ doyun: 'owner', mina: 'viewer' })
  })

  it('see where a parcel goes, and whose order it is, from the role that sends it', async () => {
    const fan = await desk.member({ nickname: '달빛', level: 'K201' })
    const orderId = await paidOrder({ ...desk, get: desk.read, post: desk.call, fan })
    await added('mina', 'viewer')
    await added('jiho', 'support')
    const page = async (id: string) => (await desk.get(`/orders/${orderId}`, await cookieOf(id))).text()
    const [viewer, support] = [await page('mina'), await page('jiho')]
    expect(viewer).toContain('달빛')
    for (const hidden of ['왕십리로', `/members/${fan.id}`, 'method="post" action="/staff/operations/orders'])
      expect([viewer.includes(hidden), support.includes(hidden)], hidden).toEqual([false, true])
  })

  it('take no token name that is in use', async () => {
    await added('mina', 'shop')
    const form = { name: 'laptop', role: 'shop', days: '30' }
    expect((await desk.post('/operators/mina/token', form)).status).toBe(200)
    expect((await desk.post('/operators/doyun/token', form)).status).toBe(409)
    expect(await validTokens(desk.backend)).toMatchObject([{ name: 'laptop', operatorId: 'mina' }])
    await desk.post('/operators/tokens/laptop/end', {})
    expect(await validTokens(desk.backend)).toEqual([])
  })
})

it('an action that is under way when its operator is demoted or removed is refused', async () => {
  const mina = await added('mina', 'shop')
  const act = () =>
    desk.db.transaction((tx) =>
      recordAction(tx, desk.backend, { ...mina, action: 'drop-pause', subject: '드롭 1' }),
    )
  await act()
  await changeRole(desk.backend, OWNER, { operatorId: 'mina', role: 'support' })
  await expect(act()).rejects.toMatchObject({ code: 'OPERATOR_ROLE' })
  await changeRole(desk.backend, OWNER, { operatorId: 'mina', role: 'shop' })
  await removeOperator(desk.backend, OWNER, 'mina')
  await expect(act()).rejects.toMatchObject({ code: 'OPERATOR_ROLE' })
})
