// The reference backend with its demo under the conformance checker.
import { openDemoShop } from '../../examples/backend/test/demo-shop.ts'
import { photograph } from '../../examples/backend/test/fixtures/ocr/photograph.ts'
import { formatCode } from '../../packages/sdk/src/claims/code.ts'
import type { Profile } from '../../packages/sdk/src/conform/profiles.ts'
import { type Result, runChecks } from '../../packages/sdk/src/conform/run.ts'
import type { Settings } from '../../packages/sdk/src/conform/world.ts'

export const API = 'http://api.localhost'
export const SITE = 'https://site.example'

/** Opens the backend; each run has a member with an order, an inquiry, a benefit and a code to claim. */
export async function openReference() {
  const shop = await openDemoShop()

  /** Returns the settings of a run as a new member. */
  async function settings(): Promise<Settings> {
    const { token, refreshToken, given, codeInPhoto } = await shop.fan({ plays: true })
    const other = await shop.member({})
    const picture = await photograph(formatCode(codeInPhoto), 'easy', codeInPhoto)
    return {
      bases: { main: API, market: API, cdn: `${API}/cdn` },
      origin: SITE,
      token,
      refreshToken,
      otherToken: other.token,
      write: true,
      patienceMs: 600_000,
      given: Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])),
      photo: `data:image/jpeg;base64,${picture.toString('base64')}`,
      now: shop.clock.now,
      fetch: shop.fetch,
      pause: async (ms) => shop.clock.advance(ms),
    }
  }

  return {
    ...shop,
    settings,
    /** Runs a profile; `change` can alter the replies by another `fetch`. */
    run: async (profile: Profile, change: Partial<Settings> = {}): Promise<Result[]> =>
      runChecks(profile, { ...(await settings()), ...change }),
  }
}

export type Reference = Awaited<ReturnType<typeof openReference>>
