import type {
  Answer,
  DrawnCard,
  Drop,
  DropCta,
  DropInformation,
  DropPhase,
  Purchase,
  PurchaseState,
} from '@fandeck/sdk'
import { createContext, useContext } from 'react'
import type { PostcodeSearch } from './postcode.ts'

/** What a drop needs, whatever its parts. */
export interface DropOptions {
  dropId: number
  /** Where the payment company sends the fan afterwards; the current page when absent. */
  redirectUrl?: string | undefined
  /** Finds the address of a parcel by its post number; typed by hand when absent. */
  postcodeSearch?: PostcodeSearch | undefined
  /** Nobody is logged in and the fan wants to buy: show your login. */
  onLoginRequired?: (() => void) | undefined
  /** The server has confirmed the payment. */
  onPurchased?: ((purchase: { orderId: string; cards: readonly DrawnCard[] }) => void) | undefined
  /** The fan has seen the new cards and wants to go to them. */
  onDone?: (() => void) | undefined
}

/** What every part of one drop shares. */
export interface DropModel {
  dropId: number
  drop: Drop
  /** Picture, notices and cards; absent until they have come, and when the drop has none. */
  information: DropInformation | undefined
  phase: DropPhase
  /** Packs that are left; `undefined` when no server has said so. */
  stock: number | undefined
  possible: Answer<number>
  /** Whether the member is on the whitelist; `true` for a drop without one. */
  listed: Answer<boolean>
  /** The server's sentence for a member who is not on the whitelist (D19). */
  listingMessage: string | undefined
  /** Most packs of one purchase. */
  max: number
  cta: DropCta
  state: PurchaseState
  purchase: Purchase
  /** Whether the purchase sheet is open. */
  choosing: boolean
  /** The sheet has been asked for and its code is on its way. */
  opening: boolean
  /** The code of the sheet has not come: the next press tries again. */
  missed: boolean
  /** What the button of the drop does now. */
  press(): void
  /** Opens the purchase sheet without asking whether buying is possible: `press` asks. */
  openSheet(): void
  /** Closes the sheet and keeps what was chosen. */
  closeSheet(): void
  /** Reserves what is chosen, or sends the address that a held order waits for. */
  pay(): void
  postcodeSearch: PostcodeSearch | undefined
  /** Called when the fan wants to see the drawn cards. */
  onDone(): void
}

/** The model, and for the parts of the package how the code for buying is loaded. */
export interface DropShared extends DropModel {
  /** `false` until a fan may buy; another value is another try to load it. */
  wanted: string | boolean
  onLoaded(): void
  onFailed(): void
}

export const DropContext = /* @__PURE__ */ createContext<DropShared | undefined>(undefined)

/** The drop of the nearest `DropRoot`, if there is one. */
export const useDropShared = (): DropShared | undefined => useContext(DropContext)

/** The drop of the nearest `DropRoot`. */
export function useDropModel(): DropModel {
  const model = useContext(DropContext)
  if (model) return model
  throw new Error('Put this part of a drop inside <DropRoot dropId={…}>.')
}
