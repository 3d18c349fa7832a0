import { createContext, useContext } from 'react'

/** The actions of the page's wallet. */
export interface SiteWallet {
  /** Opens the drawer, after the login or the identity check if required. */
  open(): void
  /** Opens the wallet window in the click handler; unverified members verify first (S6.6). */
  link(): void
  unlink(): void
}

export const WalletContext = createContext<SiteWallet>({ open() {}, link() {}, unlink() {} })

/** Returns the page's wallet: its drawer, its window and its link. */
export const useSiteWallet = () => useContext(WalletContext)
