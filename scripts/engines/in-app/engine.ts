import { startChromiumAs } from '../chromium.ts'
import type { Engine } from '../engine.ts'
import type { InAppProfile } from './profiles.ts'
import { withholdFrom } from './withheld.ts'

/** What Google answers to a browser inside another app. */
const GOOGLE_REFUSES = {
  status: 403,
  contentType: 'text/html; charset=utf-8',
  body: '<h1>403: disallowed_useragent</h1>',
}

/** Options of a visit. */
export interface VisitOptions {
  /** Orders reach the server, and their replies are lost. */
  losesOrders?: true | undefined
}

/** Starts Chromium as the browser inside an app; Google refuses its sign-in. */
export async function startInApp(profile: InAppProfile, { losesOrders }: VisitOptions = {}): Promise<Engine> {
  const engine = await startChromiumAs({
    context: { userAgent: profile.userAgent, acceptDownloads: false },
    async prepare(context) {
      await withholdFrom(context, profile)
      await context.route(/\/google\//, (route) => route.fulfill(GOOGLE_REFUSES))
      if (!losesOrders) return
      await context.route(/\/minting$/, async (route) => {
        await route.fetch()
        await route.abort()
      })
    },
  })
  return { ...engine, name: profile.app }
}
