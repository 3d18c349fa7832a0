import type { OAuthConfig } from 'next-auth/providers/oauth'
import { type BackendConfig, hasDemo, type OAuthProvider } from '../../config.ts'

/** The address of a service, and our client id and secret. */
export interface OAuthService {
  provider: OAuthProvider
  issuer: string
  clientId: string
  clientSecret: string
}

const ISSUERS: Record<OAuthProvider, string> = {
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}
const NAMES: Record<OAuthProvider, string> = { google: 'Google', kakao: '카카오' }
const SCOPES: Record<OAuthProvider, string> = {
  google: 'openid email profile',
  kakao: 'openid account_email profile_nickname',
}

/** Returns the service of a provider: the real one with keys, the sandbox in demo mode, otherwise none. */
export function oauthService(config: BackendConfig, provider: OAuthProvider): OAuthService | undefined {
  const keys = config.oauth[provider]
  if (keys) return { provider, issuer: ISSUERS[provider], ...keys }
  if (!hasDemo(config)) return undefined
  return { provider, issuer: config.origins.oauth, clientId: `sandbox-${provider}`, clientSecret: 'sandbox' }
}

/** Configures the OAuth providers of next-auth: authorization code, PKCE, state and nonce, with an ID token. */
export function oauthProviders(config: BackendConfig): OAuthConfig<{ sub: string }>[] {
  return (['google', 'kakao'] as const).flatMap((provider) => {
    const service = oauthService(config, provider)
    if (!service) return []
    const { issuer, clientId, clientSecret } = service
    return [
      {
        id: provider,
        name: NAMES[provider],
        type: 'oauth' as const,
        clientId,
        clientSecret,
        issuer,
        wellKnown: `${issuer}/.well-known/openid-configuration`,
        authorization: { params: { scope: SCOPES[provider] } },
        client: { token_endpoint_auth_method: 'client_secret_post' as const },
        idToken: true,
        checks: ['pkce', 'state', 'nonce'] as const satisfies OAuthConfig<unknown>['checks'],
        profile: ({ sub }: { sub: string }) => ({ id: sub, record: undefined }),
      },
    ]
  })
}
