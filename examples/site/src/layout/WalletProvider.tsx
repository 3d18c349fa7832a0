import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { useOverlays } from './use-overlays.ts'

/** The actions of the page's wallet. */
export interface SiteWallet {
  /** Opens the drawer, after the login or the identity check if required. */
  open(): void
  /** Opens the wallet window in the click handler; unverified members verify first (S6.6). */
  link(): void
  unlink(): void
}

const WalletContext = createContext<SiteWallet>({ open() {}, link() {}, unlink() {} })

/** Returns whether the page has been opened by the wallet, or was left for it: its script is then needed at once. */
const fromWallet = () => typeof window !== 'undefined' && (opener !== null || location.hash !== '')

/** Provides the wallet, whose drawer and window are in a script that loads when the page is idle. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const parts = useRef<SiteWallet>(null)
  const [asked, setAsked] = useState<keyof SiteWallet>()
  const [arrived] = useState(fromWallet)
  const overlays = useOverlays(asked !== undefined || arrived)

  const wallet = useMemo<SiteWallet>(() => {
    const action = (name: keyof SiteWallet) => () => (parts.current ? parts.current[name]() : setAsked(name))
    return { open: action('open'), link: action('link'), unlink: action('unlink') }
  }, [])

  return (
    <WalletContext value={wallet}>
      {children}
      {overlays && <overlays.WalletParts ref={parts} asked={asked} />}
    </WalletContext>
  )
}

/** Returns the page's wallet: its drawer, its window and its link. */
export const useSiteWallet = () => useContext(WalletContext)
