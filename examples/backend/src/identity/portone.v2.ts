import * as z from 'zod/mini'
import type { IdentityConfig } from '../config.ts'
import { withTimeout } from '../payment/portone.company.ts'
import { type IdentityAdapter, personOf } from './adapter.ts'

const Status = z.object({ status: z.string(), id: z.string() })
const Verified = z.object({
  verifiedCustomer: z.object({
    name: z.string(),
    birthDate: z.nullish(z.string()),
    gender: z.nullish(z.string()),
    phoneNumber: z.nullish(z.string()),
  }),
})
const NotFound = z.object({ data: z.object({ type: z.literal('IDENTITY_VERIFICATION_NOT_FOUND') }) })

/** Identity checks by PortOne V2: `PortOne.requestIdentityVerification` and `GET /identity-verifications/{id}`. */
export function portOneV2(config: Extract<IdentityConfig, { version: 2 }>): IdentityAdapter {
  const { storeId, channelKey, apiSecret, apiUrl, scriptUrl } = config
  // Imported lazily, because it is large.
  const client = async () => {
    const { IdentityVerificationClient } = await import('@portone/server-sdk/identityVerification')
    return IdentityVerificationClient({ secret: apiSecret, storeId, ...(apiUrl && { baseUrl: apiUrl }) })
  }
  return {
    scriptUrl: scriptUrl ?? 'https://cdn.portone.io/v2/browser-sdk.js',
    opening: ({ checkId, back, inApp }) => ({
      version: 2,
      request: {
        storeId,
        channelKey,
        identityVerificationId: checkId,
        redirectUrl: back,
        // A phone and a browser inside an app leave the page; no window opens there.
        windowType: { pc: inApp ? 'REDIRECTION' : 'POPUP', mobile: 'REDIRECTION' },
        ...(inApp && { forceRedirect: true }),
      },
    }),
    async outcomeOf({ checkId }) {
      const reply: unknown = await withTimeout(
        client().then((identity) =>
          identity.getIdentityVerification({ identityVerificationId: checkId, storeId }),
        ),
      ).catch((error: unknown) => {
        if (z.safeParse(NotFound, error).success) return undefined
        throw error
      })
      const { status, id } = z.safeParse(Status, reply).data ?? {}
      if (status !== 'VERIFIED' || id !== checkId) return undefined
      const { name, birthDate, gender, phoneNumber } = z.parse(Verified, reply).verifiedCustomer
      const person = personOf({ name, birth: birthDate, gender, phone: phoneNumber })
      return { verificationId: checkId, person }
    },
  }
}
