import type { Widened } from '../theme/messages.types.ts'
import type { koPageStates } from './messages.ko.ts'

/** Messages of pages that have nothing else to show. */
export const enPageStates: Widened<typeof koPageStates> = {
  'notFound.title': 'This card is not in the deck',
  'notFound.text': 'The page has moved or is gone.',
  'notFound.home': 'Home',
  'notFound.back': 'Back',
}
