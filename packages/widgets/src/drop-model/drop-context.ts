import type { FandeckError } from '@fandeck/sdk'
import type {
  Answer,
  DrawnCard,
  Drop,
  DropCta,
  DropInformation,
  DropPhase,
  Purchase,
  PurchaseState,
} from '@fandeck/sdk/drops'
import { createContext, type ReactNode, useContext } from 'react'
import type { PostcodeSearch } from './postcode.ts'

/** The options of a drop. */
export interface DropOptions {
  dropId: number
  /** The URL that the payment page returns to. @default the URL of the current page */
  redirectUrl?: string | undefined
  /** The address search of the delivery form; without it the fan types the address. */
  postcodeSearch?: PostcodeSearch | undefined
  /** Called when an anonymous fan presses the button; sign the fan in. */
  onLoginRequired?: (() => void) | undefined
  /** Called once when the server has confirmed the payment; the packs wait to be opened. */
  onPurchased?: ((purchase: { orderId: string }) => void) | undefined
  /** Called when the fan has opened the packs. */
  onOpened?: ((opened: { orderId: string; cards: readonly DrawnCard[] }) => void) | undefined
  /** Called when the fan leaves the paid packs closed; say where they wait. */
  onLater?: (() => void) | undefined
  /** Called when the fan presses "덱에서 보기". */
  onDone?: (() => void) | undefined
}

/** The state of one drop, shared by its parts. Times are epoch ms, stock is in packs. */
export interface DropModel {
  dropId: number
  drop: Drop
  /** Picture, notices and cards; `undefined` until they are loaded, and for a drop without them. */
  information: DropInformation | undefined
  phase: DropPhase
  /** Packs left; `undefined` while no server has reported it (D68). */
  stock: number | undefined
  possible: Answer<number>
  /** Whether the member is on the whitelist; `true` for a drop without one. */
  listed: Answer<boolean>
  /** The server's message for a member who is not on the whitelist (D19). */
  listingMessage: string | undefined
  /** The maximum number of packs per purchase. */
  max: number
  cta: DropCta
  /** Replaces the label of `cta`. */
  label?: string | undefined
  /** What stands above the button, such as how long a pass is valid. */
  notice?: ReactNode
  state: PurchaseState
  purchase: Purchase
  /** Whether the purchase sheet is open. */
  choosing: boolean
  /** Whether the code of the requested sheet is loading. */
  opening: boolean
  /** Whether the code of the sheet failed to load; the next press loads it again. */
  missed: boolean
  /** Runs the action of `cta`. */
  press(): void
  /** Opens the purchase sheet without the checks of `press`. */
  openSheet(): void
  /** Closes the sheet and keeps the choices. */
  closeSheet(): void
  /**
   * Reserves the chosen packs, or sends the delivery address of a reserved order.
   *
   * @param openingAgreement the consent that opened packs cannot be cancelled (D79)
   * @param pass the pass of the gate (D81)
   */
  pay(openingAgreement?: boolean, pass?: string): void
  postcodeSearch: PostcodeSearch | undefined
  /** Called when the fan has opened the packs. */
  onOpened: DropOptions['onOpened']
  /** Called when the fan leaves the paid packs closed. */
  onLater: DropOptions['onLater']
  /** Called when the fan wants to see the drawn cards. */
  onDone(): void
}

/** The model, and the loading of the purchase code for the parts of this package. */
export interface DropShared extends DropModel {
  /** `false` until the fan may buy; after a failed load, another value loads again. */
  wanted: string | boolean
  onLoaded(): void
  /** `seen`: the fan waits for the code; by default, whether the sheet is open. */
  onFailed(error: FandeckError, seen?: boolean): void
}

export const DropContext = /* @__PURE__ */ createContext<DropShared | undefined>(undefined)

/** Returns the drop of the nearest `DropRoot`, if there is one. */
export const useDropShared = (): DropShared | undefined => useContext(DropContext)

/** Returns the drop of the nearest `DropRoot`; throws outside of one. */
export function useDropModel(): DropModel {
  const model = useContext(DropContext)
  if (model) return model
  throw new Error('Put this part of a drop inside <DropRoot dropId={…}>.')
}
