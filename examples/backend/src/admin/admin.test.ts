import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { NOON, type TestBackend, testBackend } from '../../test/backend.ts'
import { dropRow } from '../../test/drop-row.ts'
import { loginByPassword } from '../auth/password.ts'
import { dropActions } from '../controls/tables.ts'
import { deskEvent, openDesk } from '../desk/desk.ts'
import { mintings } from '../drops/tables.ts'
import { isGated } from '../gate/store.ts'
import { hashPassword } from '../limits/hashing.ts'
import { actionsOf } from '../operations/actions.ts'
import { operatorOf, signInOperator } from '../operations/operators.ts'
import { operatorPasskeys } from '../operations/tables.ts'
import { teamMember, validTokens } from '../operations/team.ts'
import { StartProblem } from '../start-problem.ts'
import { runCommand } from './command.ts'

let shop: TestBackend
beforeEach(async () => {
  shop = await testBackend({ config: { mode: 'production' } })
})
afterEach(() => shop.close())
const admin = (...args: string[]) => runCommand(shop.backend, args)
const visitor = { address: '203.0.113.9', device: undefined }
const open = (eventKey: string, password: string) => openDesk(shop.backend, eventKey, { password, visitor })

describe('D41 create', () => {
  test('adds an event to an empty database, and a password that opens its desk for a week', async () => {
    const said = await admin('create', 'home-2026-05', '홈 경기')
    const password = /opens with (\d{8}) until/.exec(said)?.[1] ?? ''
    expect((await open('home-2026-05', password)).endAt).toBeGreaterThan(NOON)
    shop.clock.advance(7 * 86_400_000)
    await expect(open('home-2026-05', password)).rejects.toThrow()
  })

  test('adds a password to an existing event', async () => {
    const passwords = [await admin('create', 'home'), await admin('create', 'home', '--days', '1')]
    for (const said of passwords) {
      const password = /opens with (\d{8})/.exec(said)?.[1] ?? ''
      await open('home', password)
    }
    expect(passwords[0]).not.toBe(passwords[1])
  })
})

describe('D41 operator', () => {
  test('makes an operator, and a new password replaces the old one', async () => {
    const create = async () => / with (\S+)\. /.exec(await admin('operator', 'doyun', '한도윤'))?.[1] ?? ''
    const signIn = (password: string) => signInOperator(shop.backend, 'doyun', { password, visitor })
    const first = await create()
    const { token } = await signIn(first)
    expect(await operatorOf(shop.backend, token)).toMatchObject({ operatorId: 'doyun', name: '한도윤' })
    const second = await create()
    expect(second).not.toBe(first)
    expect(await operatorOf(shop.backend, token)).toBeUndefined()
    await expect(signIn(first)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await signIn(second)
  })

  test('removes an operator with their sessions, and can make them again', async () => {
    const create = async () => / with (\S+)\. /.exec(await admin('operator', 'doyun', '한도윤'))?.[1] ?? ''
    const signIn = (password: string) => signInOperator(shop.backend, 'doyun', { password, visitor })
    const first = await create()
    const { token } = await signIn(first)
    expect(await admin('operator', 'doyun', '--remove')).toContain('is removed')
    expect(await operatorOf(shop.backend, token)).toBeUndefined()
    await expect(signIn(first)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
    await expect(admin('operator', 'doyun', '--remove')).rejects.toThrow(StartProblem)
    await signIn(await create())
  })
})

describe('D99 roles', () => {
  const roleOf = async (operatorId: string) => (await teamMember(shop.backend, operatorId)).role

  test('the first operator is the owner, another one a viewer, and a new password keeps the role', async () => {
    expect(await admin('operator', 'doyun', '한도윤')).toContain('doyun (owner)')
    expect(await admin('operator', 'mina')).toContain('mina (viewer)')
    expect(await admin('operator', 'jiho', '정지호', '--role', 'support')).toContain('jiho (support)')
    expect(await admin('operator', 'jiho')).toContain('jiho (support)')
    expect(await teamMember(shop.backend, 'jiho')).toMatchObject({ name: '정지호', role: 'support' })
  })

  test('another role is given at once, and recorded with who did it', async () => {
    await admin('operator', 'doyun')
    expect(await admin('role', 'doyun', 'support')).toContain('has the role support')
    await admin('role', 'doyun', 'support')
    expect(await roleOf('doyun')).toBe('support')
    await admin('operator', 'doyun', '--remove')
    const recorded = await actionsOf(shop.backend, 'doyun')
    expect(recorded.map(({ action, name, detail }) => [action, name, detail])).toEqual([
      ['team-remove', null, null],
      ['team-role', null, 'owner → support'],
      ['team-add', null, 'owner'],
    ])
  })

  test('a token of an operator is made only for one, and is listed until it ends', async () => {
    await admin('operator', 'doyun')
    expect(await admin('token', 'laptop', '--role', 'support', '--of', 'doyun')).toContain(
      'FANDECK_TOKEN=fdk_',
    )
    await expect(admin('token', 'laptop', '--of', 'mina')).rejects.toThrow(StartProblem)
    expect(await validTokens(shop.backend)).toMatchObject([{ name: 'laptop', operatorId: 'doyun' }])
    await admin('operator', 'doyun', '--remove')
    expect(await validTokens(shop.backend)).toEqual([])
    expect(await actionsOf(shop.backend, 'laptop')).toMatchObject([
      { action: 'token-add', detail: 'support' },
    ])
  })
})

test('D99 lost passkeys are removed on the host, and the password alone signs in', async () => {
  const password = / with (\S+)\. /.exec(await admin('operator', 'doyun'))?.[1] ?? ''
  const signIn = () => signInOperator(shop.backend, 'doyun', { password, visitor })
  const { token } = await signIn()
  await shop.backend.db.insert(operatorPasskeys).values({
    ...{
      credentialId: 'lost',
      operatorId: 'doyun',
      name: '보안 키',
      counter: 0,
      transports: [],
      createdAt: NOON,
    },
    publicKey: Buffer.alloc(1),
  })
  expect((await signIn()).passkey?.passkeys).toEqual([{ id: 'lost', transports: [] }])
  expect(await admin('passkeys', 'doyun', '--remove')).toContain('has no passkey')
  expect(await operatorOf(shop.backend, token)).toBeUndefined()
  expect((await signIn()).passkey).toBeUndefined()
  await expect(admin('passkeys', 'doyun')).rejects.toThrow(StartProblem)
  await expect(admin('passkeys', 'mina', '--remove')).rejects.toThrow(StartProblem)
})

describe('D41 close', () => {
  test('ends the staff passwords of an event, and the desks that they opened', async () => {
    const password = /opens with (\d{8})/.exec(await admin('create', 'home'))?.[1] ?? ''
    const { token } = await open('home', password)
    expect(await deskEvent(shop.backend, token)).toBe('home')
    await admin('close', 'home')
    expect(await deskEvent(shop.backend, token)).toBeUndefined()
    await expect(open('home', password)).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  })
})

describe('D41 unlock', () => {
  test('reopens an event locked by wrong passwords', async () => {
    const password = /opens with (\d{8})/.exec(await admin('create', 'home'))?.[1] ?? ''
    for (let n = 0; n < 50; n++) await open('home', `wrong-${n}`).catch(() => {})
    await expect(open('home', password)).rejects.toMatchObject({ http: 429 })
    expect(await admin('unlock', 'event', 'home')).toBe('The event home is unlocked.')
    await open('home', password)
  }, 120_000)

  test('lets an operator sign in again after ten wrong passwords', async () => {
    const password = / with (\S+)\. /.exec(await admin('operator', 'doyun'))?.[1] ?? ''
    const signIn = (given: string) => signInOperator(shop.backend, 'doyun', { password: given, visitor })
    for (let n = 0; n < 10; n++) await signIn(`wrong-${n}`).catch(() => {})
    await expect(signIn(password)).rejects.toMatchObject({ http: 429 })
    expect(await admin('unlock', 'operator', 'doyun')).toBe('The operator doyun is unlocked.')
    await signIn(password)
  })

  test('unlocks an account locked by five wrong passwords', async () => {
    const memberId = 'fan@example.com'
    await shop.member({ memberId, loginType: 'email', passwordHash: await hashPassword('Right#2025') })
    const login = (password: string) =>
      loginByPassword(shop.backend, 'email', memberId, { password, visitor })
    for (let n = 0; n < 5; n++) await login('wrong').catch(() => {})
    await expect(login('Right#2025')).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    expect(await admin('unlock', 'account', 'Fan@Example.com')).toContain('is unlocked')
    expect((await login('Right#2025')).memberId).toBe(memberId)
  })
})

test('the gate of a drop is turned on and off, and its log says so', async () => {
  const row = dropRow({
    ...{ dropId: 1, packName: 'pack', startAt: NOON, endAt: NOON + 60_000, totalPacks: 1, updatedAt: NOON },
    remaining: 0,
  })
  await shop.backend.db.insert(mintings).values(row)
  expect(await admin('gate', '1', '5')).toBe('The gate of drop 1 calls 5 fans per second.')
  expect(await admin('gate', '1', '5')).toBe('The gate of drop 1 calls 5 fans per second.')
  expect(await isGated(shop.backend.db, 1)).toBe(true)
  expect(await admin('gate', '1', 'off')).toBe('Drop 1 has no gate.')
  expect(await isGated(shop.backend.db, 1)).toBe(false)
  expect(await shop.backend.db.select().from(dropActions)).toMatchObject([
    { by: 'admin', action: 'gate', changes: [{ field: 'fansPerSecond', before: null, after: 5 }] },
    { by: 'admin', action: 'gate', changes: [{ field: 'fansPerSecond', before: 5, after: null }] },
  ])
})

test.each([
  [[]],
  [['drop']],
  [['unlock']],
  [['unlock', 'shop', 'x']],
  [['unlock', 'event', 'nowhere']],
  [['unlock', 'account', 'nobody']],
  [['unlock', 'operator', 'nobody']],
  [['close', 'nowhere']],
  [['operator']],
  [['operator', 'nobody', '--remove']],
  [['operator', '한도윤']],
  [['operator', 'doyun', '--role', 'boss']],
  [['role', 'nobody', 'owner']],
  [['role', 'nobody']],
  [['token', 'laptop', '--role', 'boss']],
  [['create']],
  [['gate', '101']],
  [['gate', '101', '0']],
  [['gate', '101', 'fast']],
  [['gate', '999999', '5']],
  [['create', '../x']],
  [['create', 'home', '--days', '0']],
  [['create', 'home', '--forever']],
])('%j is refused with instructions', async (args) => {
  await expect(admin(...args)).rejects.toThrow(StartProblem)
})
