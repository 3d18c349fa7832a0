import type { Fandeck } from '../client.ts'
import { pageWindow } from '../kernel/page-window.ts'
import { fullPageUrl, readReturn } from './wallet.schema.ts'

const STATE_KEY = 'fandeck:wallet-state'

/**
 * Opens the wallet as a full page, for browsers that block windows, and reads its return. A random `state`, stored in
 * this tab, protects the return. `undefined` without a wallet or outside a browser.
 */
export function fullPage({ platform, walletOrigin }: Fandeck) {
  const here = platform.location()
  if (!walletOrigin || !here) return undefined
  return {
    /** Returns the address to navigate to; `undefined` when the tab cannot store the `state`. */
    begin(): string | undefined {
      const state = platform.random.uuid()
      try {
        platform.sessionStorage.setItem(STATE_KEY, state)
      } catch {
        return undefined
      }
      return fullPageUrl(`${walletOrigin}/login`, here.origin + here.pathname + here.search, state)
    },
    /**
     * Returns the result once; ignores a return with another `state`, which another site may have forged. `lost` when the tab
     * has none, such as inside an app without storage: it starts no session, and the fan learns why.
     */
    end(): { token: string | undefined } | 'lost' | undefined {
      const back = readReturn(here)
      if (!back) return undefined
      const page = platform.pageWindow ?? pageWindow()
      page.forgetFragment()
      try {
        const mine = platform.sessionStorage.getItem(STATE_KEY)
        platform.sessionStorage.removeItem(STATE_KEY)
        if (mine === null) return 'lost'
        return mine === back.state ? { token: back.token } : undefined
      } catch {
        return undefined
      }
    },
  }
}
