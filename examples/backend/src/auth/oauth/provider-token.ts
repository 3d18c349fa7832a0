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

/** The identity that another service asserts. */
export interface ProviderIdentity {
  subject: string
  email: string | undefined
  /** Whether the service has verified the address; only then can it identify an account. */
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

/** Fetches the keys of a service once, and again after a failure. */
function keysOf({ issuer }: OAuthService): Promise<KeySet> {
  const known = keySets.get(issuer) ?? discover(issuer)
  keySets.set(issuer, known)
  known.catch(() => keySets.delete(issuer))
  return known
}

/**
 * Verifies an ID token that Google or Kakao issued to *this* site: signature, issuer, audience and expiry, so a
 * token collected by another site is refused. Its times use the real clock.
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
