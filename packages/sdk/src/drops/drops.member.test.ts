import { beforeAll, describe, expect, test, vi } from 'vitest'
import { UserInfo, WalletUser } from '../account/account.schema.ts'
import { loadUser } from '../account/account.ts'
import { settle } from '../testing/fake-clock.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aUserInfo } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { getDropMemberEndpoint } from './drops.member.endpoints.ts'
import type { DropMember } from './drops.member.schema.ts'
import { prefetchDropMember } from './drops.member.ts'
import { getDropReminderEndpoint } from './drops.reminder.endpoints.ts'
import { getDropReminder } from './drops.reminder.ts'
import { PossibleQuantityReply } from './drops.schema.ts'
import { checkWhitelist, getPurchaseLimit } from './drops.ts'

beforeAll(() => import('./drops.parts.ts'))

const REF = { dropId: 7 }
const JOINT = 'GET /minting/7/member'
const OWN = [
  'GET /minting/7/reminder',
  'GET /minting/possibleQuantity/7',
  'GET /mypage/userinfo',
  'GET /mypage/wallet/user',
  'GET /whitelist/check/7',
]
const PARTS: DropMember = {
  user: aUserInfo({ nickname: '하늘' }),
  wallet: { walletLinked: true },
  limit: { purchasablePacks: 3 },
  whitelist: { status: '403', message: '이번 회차 대상이 아니에요' },
  reminder: { reminding: true, channel: 'mail' },
}

/** A server whose own calls answer otherwise than the joint one; `joint` answers that one. */
function openDrop(joint?: DropMember | (() => Response), loggedIn = true) {
  const kit = testKit({ loggedIn })
  const { fandeck, server } = kit
  server.on('GET /mypage/userinfo', () => ok(UserInfo, aUserInfo({ nickname: '바다' })))
  server.on('GET /mypage/wallet/user', () => ok(WalletUser, { walletLinked: false }))
  server.on('GET /minting/possibleQuantity/:seq', () => ok(PossibleQuantityReply, { purchasablePacks: 1 }))
  server.on('GET /whitelist/check/:seq', () => Response.json({ status: '200' }))
  server.answer(getDropReminderEndpoint, { reminding: false, channel: 'none' })
  if (joint) server.answer(getDropMemberEndpoint, joint)
  const read = async () => {
    const [member, limit, listing, reminder] = await Promise.all([
      loadUser(fandeck),
      getPurchaseLimit(fandeck, REF),
      checkWhitelist(fandeck, REF),
      getDropReminder(fandeck, REF),
    ])
    return [member.nickname, member.walletLinked, limit, listing.listed, reminder.reminding]
  }
  const asked = () => server.requests.map(({ method, path }) => `${method} ${path}`)
  return { ...kit, read, asked }
}

const BY_PARTS = ['하늘', true, 3, false, true]
const BY_OWN = ['바다', false, 1, true, false]

describe('D115 the opening of a drop', () => {
  test('answers five calls of a member by one request, each once', async () => {
    const { fandeck, read, asked } = openDrop(PARTS)
    prefetchDropMember(fandeck, REF)
    prefetchDropMember(fandeck, REF)
    expect(await read()).toEqual(BY_PARTS)
    expect(asked()).toEqual([JOINT])
    expect(fandeck.session.getState().user?.nickname).toBe('하늘')
    expect(await read()).toEqual(BY_OWN)
    expect(asked().toSorted()).toEqual([JOINT, ...OWN].toSorted())
  })

  test.each([
    ['404', () => refuse(404, '찾을 수 없어요.', 'NOT_FOUND')],
    ['404 without JSON', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['405', () => refuse(405, '')],
    ['501', () => refuse(501, '')],
  ])('asks each call of a server without it (%s), and remembers that in the tab', async (_, joint) => {
    const { fandeck, sessionStorage, logged, read, asked, server } = openDrop(joint)
    prefetchDropMember(fandeck, REF)
    expect(await read()).toEqual(BY_OWN)
    expect(asked().toSorted()).toEqual([JOINT, ...OWN].toSorted())
    expect(logged).toEqual([])

    const next = testKit({ loggedIn: true, platform: { sessionStorage, fetch: server.fetch } })
    server.requests.length = 0
    prefetchDropMember(next.fandeck, REF)
    expect(await getPurchaseLimit(next.fandeck, REF)).toBe(1)
    expect(asked()).toEqual(['GET /minting/possibleQuantity/7'])
  })

  test('asks the call of a part that is missing or cannot be read, and reports the latter', async () => {
    const bad = () =>
      Response.json({
        status: '200',
        data: {
          user: { nick_name: 7 },
          limit: { possible_qty: 3 },
          whitelist: { status: 403 },
          reminder: { reminder_yn: 'Y', reminder_channel: 'M' },
        },
      })
    const { fandeck, read, asked, logged } = openDrop(bad)
    const reported: string[] = []
    fandeck.on('http:bad-reply', ({ endpoint }) => void reported.push(endpoint))
    prefetchDropMember(fandeck, REF)
    expect(await read()).toEqual(['바다', false, 3, true, true])
    expect(asked().toSorted()).toEqual([
      JOINT,
      'GET /mypage/userinfo',
      'GET /mypage/wallet/user',
      'GET /whitelist/check/7',
    ])
    expect(reported).toEqual(['GET /minting/:dropId/member'])
    expect(logged.join()).toContain('mbr_id')
  })

  test('a failure is not repeated: each call asks for itself', async () => {
    const { fandeck, read, asked } = openDrop(() => refuse(500, ''))
    prefetchDropMember(fandeck, REF)
    expect(await read()).toEqual(BY_OWN)
    expect(asked().filter((call) => call === JOINT)).toHaveLength(1)
  })

  test('waits two seconds for the script of the request', async () => {
    vi.doMock('./drops.parts.ts', () => new Promise(() => {}))
    vi.resetModules()
    const { prefetchDropMember: prefetchWithoutScript } = await import('./drops.member.ts')
    const { fandeck, clock, read, asked } = openDrop(PARTS)
    prefetchWithoutScript(fandeck, REF)
    const answers = read()
    await settle()
    expect(asked()).toEqual([])
    await clock.advance(2000)
    expect(await answers).toEqual(BY_OWN)
    vi.doUnmock('./drops.parts.ts')
  })

  test('asks nothing for a visitor, nor for a member who has been loaded', async () => {
    const visitor = openDrop(PARTS, false)
    prefetchDropMember(visitor.fandeck, REF)
    await settle()
    expect(visitor.asked()).toEqual([])
    const member = openDrop(PARTS)
    await loadUser(member.fandeck)
    prefetchDropMember(member.fandeck, REF)
    expect(await getPurchaseLimit(member.fandeck, REF)).toBe(1)
    expect(member.asked()).not.toContain(JOINT)
  })

  test('a part is used neither after a write, nor after the end of the session, nor after ten seconds', async () => {
    for (const pass of [
      ({ fandeck }: ReturnType<typeof openDrop>) =>
        fandeck.http.envelope({
          base: 'main',
          method: 'POST',
          path: '/about/terms/agreement',
          auth: 'member',
        }),
      async ({ fandeck }: ReturnType<typeof openDrop>) => {
        const record = fandeck.session.record()
        fandeck.session.end()
        if (record) fandeck.session.begin(record)
      },
      ({ clock }: ReturnType<typeof openDrop>) => clock.advance(10_000),
    ]) {
      const drop = openDrop(PARTS)
      prefetchDropMember(drop.fandeck, REF)
      expect((await loadUser(drop.fandeck)).nickname).toBe('하늘')
      await pass(drop)
      expect(await getPurchaseLimit(drop.fandeck, REF)).toBe(1)
    }
  })
})
