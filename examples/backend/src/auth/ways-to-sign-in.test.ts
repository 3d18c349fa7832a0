import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SOURCES = join(import.meta.dirname, '..')

/** Writes of what a member signs in with: their phone, id, password and linked accounts. */
const WRITES = [
  /changeUser\([^;]*?\b(phone|memberId|passwordHash)\b/s,
  /\.update\(users\)/,
  /\.(insert|update|delete)\(linkedAccounts\)/,
  /\b(addUser|addLink)\(/,
]

/** What writes it without `requireFresh`, and why that is right. */
const EXCEPTIONS: Record<string, string> = {
  'account/service.ts verify': 'a first phone is proved by its check; checkNewPhone guards a later one',
  'auth/join.ts join': 'a sign-up',
  'auth/oauth/login.ts loginByProvider': 'a sign-up',
  'auth/password-reset.ts resetPassword': 'D82: a mailed code, for a fan who cannot sign in',
  'auth/phone.ts loginByPhone': 'a sign-up',
  'auth/store.ts addLink': 'the statement itself',
  'auth/store.ts addUser': 'the statement itself',
  'auth/store.ts changeUser': 'the statement itself',
  'logins/service.ts forgetWay': 'a part of unlink, after its guard',
  'points/store.ts earnPoints': 'points alone',
  'withdrawal/erase.ts erase': 'the end of the account, with a proof of its own',
}

/** The top-level declarations of a source, by name. */
const declarationsOf = (text: string) =>
  text.split(/^(?=(?:export )?(?:async )?(?:function|const) )/m).map((part) => ({
    name: /(?:function|const) (\w+)/.exec(part)?.[1] ?? '',
    part,
  }))

test('SEC-12 D87 whatever changes a way to sign in asks for a fresh sign-in, or is an exception with a reason', () => {
  const files = globSync('**/*.ts', { cwd: SOURCES })
    .filter((file) => !/\.test\.ts$|^seed\//.test(file))
    .toSorted()
  const writers = files.flatMap((file) =>
    declarationsOf(readFileSync(join(SOURCES, file), 'utf8'))
      .filter(({ part }) => WRITES.some((write) => write.test(part)))
      .map(({ name, part }) => ({ name: `${file} ${name}`, guarded: part.includes('requireFresh(') })),
  )
  expect(writers.filter(({ guarded }) => guarded).map(({ name }) => name)).toEqual([
    'auth/password.ts changeOwnPassword',
    'logins/email.ts linkEmail',
    'logins/service.ts finishLink',
    'logins/service.ts unlink',
  ])
  expect(writers.filter(({ guarded }) => !guarded).map(({ name }) => name)).toEqual(
    Object.keys(EXCEPTIONS).toSorted(),
  )
})
