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

/** Starts Chromium as the browser inside an app; Google refuses its sign-in. */
export async function startInApp(profile: InAppProfile): Promise<Engine> {
  const engine = await startChromiumAs({
    context: { userAgent: profile.userAgent, acceptDownloads: false },
    async prepare(context) {
      await withholdFrom(context, profile)
      await context.route(/\/google\//, (route) => route.fulfill(GOOGLE_REFUSES))
    },
  })
  return { ...engine, name: profile.app }
}
