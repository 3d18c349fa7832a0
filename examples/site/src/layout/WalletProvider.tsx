import { useHasPart } from '@fandeck/react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type SiteWallet, WalletContext } from './site-wallet.ts'
import { useOverlays } from './use-overlays.ts'

/** Returns whether the page has been opened by the wallet, or was left for it: its script is then needed at once. */
const fromWallet = () => typeof window !== 'undefined' && (opener !== null || location.hash !== '')

/** Provides the wallet, whose drawer and window are in a script that loads when the page is idle. */
export function WalletProvider({ children }: { children: ReactNode }) {
  const parts = useRef<SiteWallet>(null)
  const [asked, setAsked] = useState<keyof SiteWallet>()
  const [arrived] = useState(fromWallet)
  const hasWallet = useHasPart()('wallet')
  const overlays = useOverlays(asked !== undefined || arrived)

  const wallet = useMemo<SiteWallet>(() => {
    const action = (name: keyof SiteWallet) => () => (parts.current ? parts.current[name]() : setAsked(name))
    return { open: action('open'), link: action('link'), unlink: action('unlink') }
  }, [])

  return (
    <WalletContext value={wallet}>
      {children}
      {overlays && hasWallet && <overlays.WalletParts ref={parts} asked={asked} />}
    </WalletContext>
  )
}
