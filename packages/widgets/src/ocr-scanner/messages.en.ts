import { enClaimsErrors } from '../theme/errors/claims.en.ts'
import type { Widened } from '../theme/messages.types.ts'
import type { koScan } from './messages.ko.ts'

/** Messages of the scanner. */
export const enScan: Widened<typeof koScan> = {
  'ocr.title': 'Scan card code',
  'ocr.ready': 'Fit the code in the frame and press the shutter',
  'ocr.processing': 'Scanning the code. Just a moment, please',
  'ocr.error': 'No code found. Please try again!',
  'ocr.unreadable': 'This file cannot be read. Please choose a JPG or PNG photo.',
  'ocr.tip': 'Lay the card flat in a bright place',
  'ocr.capture': 'Take picture',
  'ocr.torch': 'Torch',
  'ocr.zoom': 'Zoom in',
  'ocr.swipe': 'Swipe down to close',
  'ocr.type': 'Type the code',
  'ocr.photo': 'Choose a photo',
  'ocr.success.view': 'See my cards',
  errors: enClaimsErrors,
}
