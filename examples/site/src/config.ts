import * as z from 'zod/mini'

/** The addresses of the servers, without a trailing slash, and public keys; the host writes them into the page. */
const SiteConfig = z.object({
  site: z.string(),
  api: z.string(),
  pay: z.string(),
  wallet: z.string(),
  /** Enables sharing by Kakao Talk (D44). */
  kakaoAppKey: z.optional(z.string()),
})
export type SiteConfig = z.output<typeof SiteConfig>

/** The id of the JSON element that holds the configuration. */
export const CONFIG_ID = 'fandeck-config'

/** Reads the configuration of this page. */
export function pageConfig(): SiteConfig {
  return SiteConfig.parse(JSON.parse(document.getElementById(CONFIG_ID)?.textContent ?? '{}'))
}
