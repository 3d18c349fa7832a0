// A tab with one client; each client uses its own storage format.
import { Auth0Client } from '@auth0/auth0-spa-js'
import { createFandeck } from '@fandeck/sdk'
import { GoTrueClient } from '@supabase/auth-js'

/** The benchmark's interface to a tab. */
export interface Tab {
  /** Makes `count` authorised calls at `at` (epoch ms). */
  callAt(at: number, count: number): Promise<{ failed: number; tookMs: number }>
}

declare global {
  interface Window {
    tab?: Tab
  }
}

const params = new URLSearchParams(location.search)
const api = params.get('api') ?? ''
const clientId = params.get('clientId') ?? ''

/** Makes one authorised call; throws when it fails. */
type Call = () => Promise<unknown>

async function withToken(token: string | undefined): Promise<void> {
  if (!token) throw new Error('no session')
  const reply = await fetch(`${api}/x`, { headers: { authorization: `Bearer ${token}` } })
  if (!reply.ok) throw new Error(String(reply.status))
}

const clients: Record<string, () => Call> = {
  fandeck() {
    const fandeck = createFandeck({ marketUrl: api })
    return () => fandeck.http.envelope({ base: 'main', method: 'GET', path: '/x', auth: 'member' })
  },
  supabase() {
    const auth = new GoTrueClient({
      url: api,
      storageKey: 'supabase',
      autoRefreshToken: false,
      detectSessionInUrl: false,
    })
    return async () => {
      const { data, error } = await auth.getSession()
      if (error) throw error
      await withToken(data.session?.access_token)
    }
  },
  auth0() {
    const auth = new Auth0Client({
      domain: api,
      clientId,
      cacheLocation: 'localstorage',
      useRefreshTokens: true,
    })
    return async () => withToken(await auth.getTokenSilently())
  },
}

const call = clients[params.get('client') ?? '']?.()
if (call) {
  window.tab = {
    async callAt(at, count) {
      await new Promise((next) => setTimeout(next, at - Date.now()))
      const begun = performance.now()
      const results = await Promise.allSettled(Array.from({ length: count }, call))
      for (const result of results) if (result.status === 'rejected') console.info(String(result.reason))
      return {
        failed: results.filter(({ status }) => status === 'rejected').length,
        tookMs: performance.now() - begun,
      }
    },
  }
}
