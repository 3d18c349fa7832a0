import type { TelemetryAdapter } from '@fandeck/sdk/telemetry'
import { addScript } from './outer-script.ts'
import { GA4_ORIGIN } from './telemetry-hosts.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

type Gtag = (...command: readonly unknown[]) => void

/** Returns the function of Google's snippet: the script reads commands as `arguments` objects from the queue. */
function queue(): Gtag {
  window.dataLayer ??= []
  const layer = window.dataLayer
  return function gtag() {
    // biome-ignore lint/complexity/noArguments: the script ignores arrays
    layer.push(arguments)
  }
}

/**
 * Google Analytics 4 by `gtag` (S7.67). Pages are reported by their route, so that no id or query leaves the site, and
 * signals for advertisements are off.
 */
export async function ga4({
  id,
  origin = GA4_ORIGIN,
}: {
  id: string
  origin?: string | undefined
}): Promise<TelemetryAdapter> {
  const gtag = queue()
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date())
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin,
    page_referrer: '',
  })
  await addScript(`${origin}/gtag/js?id=${id}`)
  return {
    track(name, { path, ...properties }) {
      if (typeof path === 'string') gtag('set', { page_location: location.origin + path, page_title: path })
      gtag('event', name, properties)
    },
  }
}
