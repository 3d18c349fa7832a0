import { constants } from '../constants.ts'
import type { PageWindow } from '../kernel/platform.ts'

/** How long a window that reports itself closed may still be open, ms (D53). */
export const UNKNOWN_MS = 8000

/** Prefix of the window name that a wallet assigns. It enables listening and proves nothing. */
const WALLET_OPENED = 'wallet-opened'

/** Returns whether a window's name marks it as opened by a wallet (S4.22). */
export const isWalletOpened = (name: string): boolean => name.startsWith(WALLET_OPENED)

/**
 * Returns the features of the wallet window: 360x740 at the bottom right, shifted to fit a smaller screen.
 *
 * @see S2.24
 */
export function walletFeatures(screen: ReturnType<PageWindow['screen']>): string {
  const { width, height } = constants.walletWindow
  const left = screen.left + Math.max(0, screen.width - width)
  const top = screen.top + Math.max(0, screen.height - height)
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}

/** The observations of a wallet window before its result. */
export interface WindowFacts {
  closed: boolean
  /** Milliseconds since it first reported itself closed. */
  closedForMs: number
  /** Whether its page has sent a message, which proves that `closed` is reliable. */
  ready: boolean
  /** Whether the fan has returned to this page since then. */
  returned: boolean
}

/**
 * Judges whether a wallet window is open, closed by the fan, or lost. `unknown` waits, because a page with another
 * opener policy reports `closed` while it is open.
 *
 * @see S4.20, D53
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
