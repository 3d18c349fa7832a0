// A test double of the identity checks of PortOne V1 and V2 by its documentation: REST APIs and browser scripts.
import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { IdentityConfig } from '../src/config.ts'
import { listen } from '../src/listen.ts'

const SECRET = 'secret-of-the-shop'
const V1_KEY = { imp_key: 'rest-key', imp_secret: 'rest-secret' }

/** A person as the services report one; V1 and V2 name the fields differently. */
export const SKY = { name: '김하늘', birth: '1998-04-12', gender: 'female', phone: '01024814821' }
type Sent = { [K in keyof typeof SKY]: string | null }

const fault = (c: Context, http: 401 | 404 | 503, type: string) => c.json({ type, message: type }, http)

/** Starts the double on a free port. */
export async function startIdentityService() {
  const state = { down: false }
  const asked: string[] = []
  const checks = new Map<string, { impUid: string; person: Sent | undefined }>()
  const tokens = new Set<string>()

  const app = new Hono()
  app.use(async (c, next) => {
    asked.push(`${c.req.method} ${c.req.path}`)
    return state.down ? fault(c, 503, 'PG_PROVIDER') : next()
  })
  app.get('/identity-verifications/:id', (c) => {
    if (c.req.header('authorization') !== `PortOne ${SECRET}`) return fault(c, 401, 'UNAUTHORIZED')
    const id = c.req.param('id')
    const check = checks.get(id)
    if (!check) return fault(c, 404, 'IDENTITY_VERIFICATION_NOT_FOUND')
    if (!check.person) return c.json({ status: 'READY', id, requestedAt: '2026-11-20T03:00:00Z' })
    const { name, birth, gender, phone } = check.person
    return c.json({
      status: 'VERIFIED',
      id,
      verifiedCustomer: {
        name,
        ...(birth && { birthDate: birth }),
        ...(gender && { gender: gender.toUpperCase() }),
        ...(phone && { phoneNumber: phone }),
        ci: 'ci',
      },
      verifiedAt: '2026-11-20T03:00:00Z',
    })
  })
  app.post('/users/getToken', async (c) => {
    const keys = z.safeParse(
      z.object({ imp_key: z.literal(V1_KEY.imp_key), imp_secret: z.literal(V1_KEY.imp_secret) }),
      JSON.parse(await c.req.text()),
    )
    if (!keys.success) return c.json({ code: -1, message: '인증에 실패했습니다.', response: null }, 401)
    const token = randomUUID()
    tokens.add(token)
    return c.json({ code: 0, message: null, response: { access_token: token, now: 1, expired_at: 1801 } })
  })
  app.get('/certifications/:impUid', (c) => {
    if (!tokens.has(c.req.header('authorization')?.replace('Bearer ', '') ?? '')) {
      return c.json({ code: -1, message: 'Unauthorized', response: null }, 401)
    }
    const impUid = c.req.param('impUid')
    const found = [...checks].find(([, check]) => check.impUid === impUid)
    if (!found) return c.json({ code: 1, message: '존재하지 않는 인증정보입니다.', response: null }, 404)
    const [merchantUid, { person }] = found
    const { birth = null, ...rest } = person ?? { name: '', gender: null, phone: null }
    return c.json({
      code: 0,
      message: null,
      response: {
        imp_uid: impUid,
        merchant_uid: merchantUid,
        certified: person !== undefined,
        certified_at: 1,
        ...rest,
        birth: 892_306_800,
        birthday: birth,
        unique_key: 'ci',
      },
    })
  })

  const listening = await listen(0, '127.0.0.1')
  listening.answerWith(app)
  const apiUrl = `http://127.0.0.1:${listening.port}`
  const urls = { apiUrl, scriptUrl: `${apiUrl}/sdk.js` }

  const v1: IdentityConfig = {
    version: 1,
    code: 'imp00000000',
    apiKey: V1_KEY.imp_key,
    apiSecret: V1_KEY.imp_secret,
    channelKey: 'channel-key-v1',
    ...urls,
  }
  const v2: IdentityConfig = {
    version: 2,
    storeId: 'store-1',
    apiSecret: SECRET,
    channelKey: 'channel-key-identity',
    ...urls,
  }
  return {
    v1,
    v2,
    asked,
    /** `down` answers every request with 503. */
    state,
    /** A fan goes through a check, or leaves it without a person; returns its `imp_uid`. */
    check(checkId: string, person?: Sent) {
      const impUid = `imp_${randomUUID().replaceAll('-', '').slice(0, 12)}`
      checks.set(checkId, { impUid, person })
      return impUid
    },
    close: listening.close,
  }
}
