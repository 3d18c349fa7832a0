import * as z from 'zod/mini'
import type { IdentityConfig } from '../config.ts'
import { type IdentityAdapter, personOf } from './adapter.ts'

const TIMEOUT_MS = 10_000

const Token = z.object({ code: z.literal(0), response: z.object({ access_token: z.string() }) })
const Refusal = z.object({ code: z.number().check(z.refine((code) => code !== 0)) })
const Certification = z.object({
  code: z.literal(0),
  response: z.object({
    imp_uid: z.string(),
    merchant_uid: z.string(),
    certified: z.boolean(),
    name: z.string(),
    birthday: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    phone: z.nullish(z.string()),
  }),
})

/** Identity checks by PortOne V1: `IMP.certification` and `GET /certifications/{imp_uid}`. */
export function portOneV1(config: Extract<IdentityConfig, { version: 1 }>): IdentityAdapter {
  const { code, apiKey, apiSecret, channelKey, scriptUrl } = config
  const apiUrl = config.apiUrl ?? 'https://api.iamport.kr'

  async function ask(path: string, init: RequestInit): Promise<unknown> {
    const reply = await fetch(new URL(path, apiUrl), { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (reply.status === 404) return undefined
    if (!reply.ok) throw new Error(`PortOne has answered ${path.split('/')[1]} with ${reply.status}`)
    return reply.json()
  }
  // A token for each check: checks are rare, and a kept token can be revoked at any time.
  async function token(): Promise<string> {
    const body = JSON.stringify({ imp_key: apiKey, imp_secret: apiSecret })
    const headers = { 'content-type': 'application/json' }
    return z.parse(Token, await ask('/users/getToken', { method: 'POST', headers, body })).response
      .access_token
  }

  return {
    scriptUrl: scriptUrl ?? 'https://cdn.iamport.kr/v1/iamport.js',
    opening: ({ checkId, back, inApp }) => ({
      version: 1,
      init: code,
      request: {
        ...(channelKey && { channelKey }),
        merchant_uid: checkId,
        m_redirect_url: back,
        // A phone and a browser inside an app leave the page; without the field the script chooses by device.
        ...(inApp && { popup: false }),
      },
    }),
    async outcomeOf({ checkId, impUid }) {
      if (!impUid || !/^imp_\w{1,60}$/.test(impUid)) return undefined
      const headers = { authorization: `Bearer ${await token()}` }
      const reply = await ask(`/certifications/${impUid}`, { headers })
      if (reply === undefined || z.safeParse(Refusal, reply).success) return undefined
      const { imp_uid, merchant_uid, certified, birthday, ...sent } = z.parse(Certification, reply).response
      // The outcome of another check, such as one that was seen elsewhere, is none of this one.
      if (!certified || imp_uid !== impUid || merchant_uid !== checkId) return undefined
      const person = personOf({ ...sent, birth: birthday })
      return { verificationId: imp_uid, person }
    },
  }
}
