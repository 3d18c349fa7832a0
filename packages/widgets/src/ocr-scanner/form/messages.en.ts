import type { Widened } from '../../theme/messages.types.ts'
import type { koCodeForm } from './messages.ko.ts'

/** Messages of the form of a typed code. */
export const enCodeForm: Widened<typeof koCodeForm> = {
  'ocr.code': 'Card code',
  'ocr.submit': 'Get the card',
  'ocr.signIn': 'Sign in to get the card',
  'ocr.type.hint': (p) => `${p.count === 12 ? 'Twelve' : p.count} characters on the back of the card.`,
}
