import { createRemoteJWKSet, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { OAuthProvider } from '../../config.ts'
import type { Backend } from '../../context.ts'
import { Problem } from '../../problem.ts'
import { type OAuthService, oauthService } from './providers.ts'

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.string() })
const Claims = z.object({
  sub: z.string().check(z.minLength(1), z.maxLength(255)),
  email: z.optional(z.string().check(z.maxLength(100))),
  email_verified: z.optional(z.boolean()),
})

/** Who another service says that somebody is. */
export interface ProviderIdentity {
  subject: string
  email: string | undefined
  /** Whether the service vouches for the address; only then may it name an account. */
  emailVerified: boolean
}

const refused = () =>
  new Problem(401, '로그인을 완료하지 못했어요. 다시 시도해 주세요.', 'BAD_PROVIDER_TOKEN')

type KeySet = { issuer: string; keys: ReturnType<typeof createRemoteJWKSet> }
const keySets = new Map<string, Promise<KeySet>>()

async function discover(issuer: string): Promise<KeySet> {
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(5000),
  })
  const found = z.parse(Discovery, await reply.json())
  return { issuer: found.issuer, keys: createRemoteJWKSet(new URL(found.jwks_uri)) }
}

/** The keys of a service; asked for once, and again after a failure. */
function keysOf({ issuer }: OAuthService): Promise<KeySet> {
  const known = keySets.get(issuer) ?? discover(issuer)
  keySets.set(issuer, known)
  known.catch(() => keySets.delete(issuer))
  return known
}

/**
 * Reads an ID token that Google or Kakao has given to *us*: signature, issuer, audience and end are checked, so a
 * token that another site has collected opens nothing here. Its times are those of the real world.
 *
 * @throws Problem BAD_PROVIDER_TOKEN
 */
export async function readProviderToken(
  backend: Backend,
  provider: OAuthProvider,
  token: string,
): Promise<ProviderIdentity> {
  const service = oauthService(backend.config, provider)
  if (!service) throw refused()
  try {
    const { issuer, keys } = await keysOf(service)
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: service.clientId,
      requiredClaims: ['sub', 'exp'],
    })
    const { sub, email, email_verified } = z.parse(Claims, payload)
    return { subject: sub, email: email?.toLowerCase(), emailVerified: email_verified === true }
  } catch (error) {
    backend.log.info(`auth:provider-token:${provider}:${error instanceof Error ? error.name : 'unknown'}`)
    throw refused()
  }
}
