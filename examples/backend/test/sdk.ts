import { createFandeck, type Fandeck } from '@fandeck/sdk'
import { requestSignUpCode, type SignUpOptions, signUp } from '@fandeck/sdk/auth'
import { aSessionRecord, memoryStorage } from '@fandeck/sdk/testing'
import { seoulTime } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'
import { sms } from '../src/auth/tables.ts'
import { newestMails } from '../src/mail/outgoing.ts'
import type { TestBackend } from './backend.ts'

/** A `fetch` with the cookies of the site, like one browser. */
export function browserFetch(test: TestBackend): typeof globalThis.fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input, init)
    const own = new URL(request.url).origin === test.backend.config.origins.site
    if (own) request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const reply = await test.fetch(request)
    for (const line of reply.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (value === undefined || value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
}

/** The SDK in a browser of its own, on this backend. */
export function sdkOn(test: TestBackend): Fandeck {
  const { api, site } = test.backend.config.origins
  return createFandeck(
    { marketUrl: api, cdnUrl: `${api}/cdn`, authUrl: `${site}/api/auth` },
    {
      fetch: browserFetch(test),
      storage: memoryStorage(),
      sessionStorage: memoryStorage(),
      sharedStore: undefined,
      locks: undefined,
      channel: undefined,
      now: test.clock.now,
      monotonic: () => test.clock.now(),
      location: () => new URL(`${site}/`),
    },
  )
}

/** Returns the last code sent to a phone. */
export async function lastCode({ backend }: TestBackend, phone: string): Promise<string> {
  const messages = await backend.db.select().from(sms)
  const body = messages.findLast((message) => message.phone === phone)?.body ?? ''
  const code = /\d{6}/.exec(body)?.[0]
  if (!code) throw new Error(`no code was sent to ${phone}`)
  return code
}

/** The SDK of a member who is signed in. */
export function sdkFor(test: TestBackend, { token: accessToken }: { token: string }): Fandeck {
  const fandeck = sdkOn(test)
  fandeck.session.begin(
    aSessionRecord({ accessToken, expired: z.encode(seoulTime, test.clock.now() + 30 * 60_000) }),
  )
  return fandeck
}

/** Returns the last code mailed to an address. */
export async function mailedCode({ backend }: TestBackend, userId: string): Promise<string> {
  const mails = await newestMails(backend.db)
  const mail = mails.find(({ recipient }) => recipient === userId.toLowerCase())
  const code = /\d{6}/.exec(mail?.body ?? '')?.[0]
  if (!code) throw new Error(`no code was mailed to ${userId}`)
  return code
}

/** Signs up with the code that is mailed to the address. */
export async function signUpByMail(
  test: TestBackend,
  fandeck: Fandeck,
  account: Omit<SignUpOptions, 'code'>,
): Promise<void> {
  await requestSignUpCode(fandeck, account)
  await signUp(fandeck, { ...account, code: await mailedCode(test, account.userId) })
}
