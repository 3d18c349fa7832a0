import { createContext, useContext } from 'react'

/** The state that the rows of the wallet drawer share. */
export interface WalletRows {
  /** Counts openings and closings; a change clears the typed password. */
  turn: number
}

export const WalletRowsContext = /* @__PURE__ */ createContext<WalletRows | undefined>(undefined)

/** Returns the rows of the nearest `WalletDrawer.Root`. */
export function useWalletRows(): WalletRows {
  const rows = useContext(WalletRowsContext)
  if (!rows) throw new Error('WalletDrawer.Benefit needs a WalletDrawer.Root around it.')
  return rows
}
