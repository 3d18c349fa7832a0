import { expect, test } from 'vitest'
import { formatSeoulWire } from '../kernel/seoul.ts'
import { settle } from '../testing/fake-clock.ts'
import { renewed } from '../testing/fake-server.ts'
import { aSessionRecord, aStoredSession, NOON } from '../testing/fixtures.ts'
import { currentOf, isReplaced, succeed } from './lineage.ts'
import { tabs } from './tabs.test-helper.ts'

const session = (refreshToken: string) => aSessionRecord({ refreshToken })

test('D54 every predecessor counts as replaced, back to twenty generations', () => {
  let mark: string | undefined
  for (let n = 0; n <= 25; n++)
    mark = succeed(mark, session(`token-${n}`), n ? session(`token-${n - 1}`) : undefined)
  expect(currentOf(mark)?.refreshToken).toBe('token-25')
  const replaced = Array.from({ length: 26 }, (_, n) => isReplaced(session(`token-${n}`), mark))
  expect(replaced).toEqual([...Array(5).fill(false), ...Array(20).fill(true), false])
})

test('S4.2 a sign-out replaces the session, and a new sign-in with the same token is kept', () => {
  const out = succeed(succeed(undefined, session('a')), undefined, session('a'))
  expect([currentOf(out), isReplaced(session('a'), out)]).toEqual([undefined, true])
  const again = succeed(out, session('a'))
  expect([currentOf(again)?.refreshToken, isReplaced(session('a'), again)]).toEqual(['a', false])
})

test('S4.2 after a logout neither storage nor marker holds a token, of this session or of one before', async () => {
  const stored = aStoredSession({ expired: formatSeoulWire(NOON + 30_000) })
  const { kits, server, storage } = tabs(1, stored)
  server.on('GET /auth/refresh_token', () => renewed(session('refresh-2')))
  const [kit] = kits
  await kit?.fandeck.session.token('member')
  const mark = () => kit?.fandeck.platform.sharedStore?.get('record')
  expect(await mark()).toContain('refresh-2')
  kit?.fandeck.session.end()
  await settle()
  expect(await mark()).not.toMatch(/refresh-|ey[\w-]+\./)
  expect(storage.getItem('user')).toBeNull()
})
