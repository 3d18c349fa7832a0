import { createContext, useContext } from 'react'

/** What a row of the wallet drawer knows about the rows around it. */
export interface WalletRows {
  /** Counts every opening and closing: what was typed before belongs to the row as it was. */
  turn: number
}

export const WalletRowsContext = /* @__PURE__ */ createContext<WalletRows | undefined>(undefined)

/** The rows of the nearest `WalletDrawer.Root`. */
export function useWalletRows(): WalletRows {
  const rows = useContext(WalletRowsContext)
  if (!rows) throw new Error('WalletDrawer.Benefit needs a WalletDrawer.Root around it.')
  return rows
}
