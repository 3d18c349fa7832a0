/// <reference types="trusted-types" />

import type { TelemetryConfig } from './telemetry-config.ts'
import { telemetryHosts } from './telemetry-hosts.ts'

/**
 * Lets the scripts of the configured services load further scripts of theirs. They name them by plain texts, which only
 * a policy named `default` turns into script URLs; it refuses every other origin.
 */
export function allowScriptsOf(config: TelemetryConfig): void {
  const { scripts } = telemetryHosts(config)
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(url) {
      if (scripts.includes(new URL(url, location.href).origin)) return url
      throw new TypeError(`No configured service has the script ${url}`)
    },
  })
}

/** Adds a script of a service to the page. Rejects if it does not load. */
export const addScript = (url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => resolve()
    script.onerror = () => reject(new Error(`${new URL(url).host} did not load.`))
    script.src = url
    document.head.append(script)
  })
