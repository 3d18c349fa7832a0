import * as z from 'zod/mini'
import { aSessionRecord } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { AuthSession } from './auth.schema.ts'

export const BASE = '/api/auth'
export const options = { provider: 'phone', phone: '01024814821', code: '123456' } as const
export const session = {
  user: {
    memberId: 'm-1',
    nickname: '소하팬',
    image: null,
    accountType: 'phone',
    loginType: 'phone',
    level: 'K102',
    walletLinked: true,
  },
  token: aSessionRecord(),
  expires: '2026-12-20T00:00:00Z',
} as const

export const PROVIDERS = Object.fromEntries(
  ['phone', 'password', 'google', 'kakao'].map((id) => [id, { id, name: id, type: 'any' }]),
)

/** An auth server that accepts every sign-in; `page` is the page's address. */
export function authServer(page = 'https://site.example/') {
  const kit = testKit({ platform: { location: () => new URL(page) } })
  const { server } = kit
  server.on(`GET ${BASE}/csrf`, () => Response.json({ csrfToken: 'csrf-1' }))
  server.on(`GET ${BASE}/providers`, () => Response.json(PROVIDERS))
  server.on(`GET ${BASE}/session`, () => Response.json(z.encode(AuthSession, session)))
  server.on(`POST ${BASE}/callback/phone`, ({ body }) => {
    const { callbackUrl } = z.parse(z.object({ callbackUrl: z.string() }), body)
    return Response.json({ url: callbackUrl })
  })
  server.on(`POST ${BASE}/callback/password`, () => Response.json({ url: 'https://site.example/' }))
  server.on(`POST ${BASE}/signin/google`, () =>
    Response.json({ url: 'https://google.example/authorize?x=1' }),
  )
  server.on(`POST ${BASE}/signout`, () => Response.json({ url: 'https://site.example/' }))
  return kit
}
export const paths = ({ server }: ReturnType<typeof authServer>) =>
  server.requests.map(({ method, path }) => `${method} ${path.replace(BASE, '')}`)
