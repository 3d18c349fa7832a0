import type { FandeckEvents } from '@fandeck/sdk'

/** The steps from a drop to its cards that analytics count, by the event of the SDK; a page view is the first. */
export const FUNNEL: ReadonlyMap<PropertyKey, string> = new Map<keyof FandeckEvents, string>([
  ['drops:reserved', 'checkout_opened'],
  ['drops:purchased', 'drop_paid'],
  ['drops:opened', 'packs_opened'],
  ['claims:card-claimed', 'card_claimed'],
])
