import type { Answer, Drop, DropCta, DropInformation, DropPhase, Purchase, PurchaseState } from '@fandeck/sdk'
import { createContext, useContext } from 'react'

/** What every part of one drop shares. */
export interface DropModel {
  mintingSeq: number
  drop: Drop
  /** Picture, notices and cards; absent until they have come, and when the drop has none. */
  information: DropInformation | undefined
  phase: DropPhase
  /** Packs that are left; `undefined` when no server has said so. */
  stock: number | undefined
  possible: Answer<number>
  /** Whether the member is on the whitelist; `true` for a drop without one. */
  listed: Answer<boolean>
  /** Most packs of one purchase. */
  max: number
  cta: DropCta
  state: PurchaseState
  purchase: Purchase
  /** Whether the purchase sheet is open. */
  choosing: boolean
  /** What the button of the drop does now. */
  press(): void
  /** Opens the purchase sheet without asking whether buying is possible: `press` asks. */
  openSheet(): void
  /** Closes the sheet and keeps what was chosen. */
  closeSheet(): void
  /** Reserves what is chosen. */
  pay(): void
  /** Called when the fan wants to see the drawn cards. */
  onDone(): void
}

export const DropContext = /* @__PURE__ */ createContext<DropModel | undefined>(undefined)

/** The drop of the nearest `DropRoot`. */
export function useDropModel(): DropModel {
  const model = useContext(DropContext)
  if (model) return model
  throw new Error('Put this part of a drop inside <DropRoot mintingSeq={…}>.')
}
