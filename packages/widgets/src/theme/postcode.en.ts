import type { Widened } from './messages.types.ts'
import type { koPostcode } from './postcode.ko.ts'

/** The message of an address search that cannot be opened. */
export const enPostcode: Widened<typeof koPostcode> = {
  'purchase.delivery.searchFailed': 'The address search did not open. Please type the address.',
}
