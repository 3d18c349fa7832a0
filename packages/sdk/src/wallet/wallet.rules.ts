import { constants } from '../constants.ts'
import type { OwnWindow } from '../kernel/platform.ts'

/** How long a window that says it is closed may still turn out to be open, ms (D53). */
export const UNKNOWN_MS = 8000

/** The prefix of the name that a wallet gives to a window that it opens. It enables listening and proves nothing. */
const WALLET_OPENED = 'wallet-opened'

/** Whether a window's name says that a wallet has opened it (S4.22). */
export const isWalletOpened = (name: string): boolean => name.startsWith(WALLET_OPENED)

/**
 * The features of the wallet window: 360x740 at the bottom right of the screen, and on it when the screen is smaller.
 *
 * @see spec §2 wallet login page (S2.24)
 */
export function walletFeatures(screen: ReturnType<OwnWindow['screen']>): string {
  const { width, height } = constants.walletWindow
  const left = screen.left + Math.max(0, screen.width - width)
  const top = screen.top + Math.max(0, screen.height - height)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** What is known of a wallet window that has given nothing yet. */
export interface WindowFacts {
  closed: boolean
  /** Ms since it first said that it was closed. */
  closedForMs: number
  /** Its page has spoken, so the browser has not cut it off and `closed` can be believed. */
  ready: boolean
  /** The fan has come back to this page since it said that it was closed. */
  returned: boolean
}

/**
 * Whether a wallet window is open, closed by the fan, or lost. `unknown` waits: a page with another opener policy says
 * `closed` while it is open.
 *
 * @see decision D53 (S4.20)
 */
export function judgeWindow({
  closed,
  closedForMs,
  ready,
  returned,
}: WindowFacts): 'open' | 'unknown' | 'cancelled' | 'lost' {
  if (!closed) return 'open'
  if (ready || returned) return 'cancelled'
  return closedForMs >= UNKNOWN_MS ? 'lost' : 'unknown'
}
