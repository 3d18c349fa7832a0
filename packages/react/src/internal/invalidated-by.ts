import type { FandeckEvents } from '@fandeck/sdk'

export type EventNames = readonly (keyof FandeckEvents)[]

/** After these the member has other cards, and what is counted from them changes. */
export const CARDS_CHANGED: EventNames = [
  'campaigns:upgraded',
  'campaigns:recruited',
  'claims:card-claimed',
  'drops:opened',
]

/** After these the member has other points. */
export const POINTS_CHANGED: EventNames = ['campaigns:recruited', 'claims:card-claimed']

/** After these the member has other orders, and the drop another stock. */
export const ORDERS_CHANGED: EventNames = [
  'drops:reserved',
  'drops:purchased',
  'drops:opened',
  'drops:cancelled',
  'drops:return-requested',
  'drops:failed',
]

/** After these the wallet is linked, or no longer; a session of its member begins with `session:login`. */
export const WALLET_CHANGED: EventNames = ['wallet:connected', 'wallet:linked', 'wallet:unlinked']

/** After these the member has other collections. */
export const COLLECTIONS_CHANGED: EventNames = ['collections:created', 'collections:deleted']

/** Returns the `meta` of a query that is fetched again after these events (`connectCache`). */
export const invalidatedBy = (...events: EventNames) => ({ invalidatedBy: events })

/** Returns the `meta` of a query whose data an event changes, without another request (`connectCache`). */
export const changedBy = <Data, Name extends keyof FandeckEvents>(
  name: Name,
  change: (data: Data, event: FandeckEvents[Name]) => Data,
) => ({ changedBy: { [name]: change } })
