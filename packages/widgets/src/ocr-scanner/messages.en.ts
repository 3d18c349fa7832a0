import { enClaimsErrors } from '../theme/errors/claims.en.ts'
import type { Widened } from '../theme/messages.types.ts'
import type { koScan } from './messages.ko.ts'

/** Messages of the scanner. */
export const enScan: Widened<typeof koScan> = {
  'ocr.title': 'Scan card code',
  'ocr.ready': 'Fit the code in the frame and press the shutter',
  'ocr.processing': 'Scanning the code. Just a moment, please',
  'ocr.error': 'No code found. Please try again!',
  'ocr.tip': 'Lay the card flat in a bright place',
  'ocr.capture': 'Take picture',
  'ocr.torch': 'Torch',
  'ocr.zoom': 'Zoom in',
  'ocr.swipe': 'Swipe down to close',
  'ocr.type': 'Type the code',
  'ocr.photo': 'Choose a photo',
  'ocr.code': 'Card code',
  'ocr.submit': 'Check',
  'ocr.camera.denied': 'The camera is not available. Allow it in the settings or type the code.',
  'ocr.success.title': (p) => `You received the ${p.name} card`,
  'ocr.success.points': (p) => `+${p.point}P`,
  'ocr.success.total': (p) => `added · ${p.total}P in all`,
  'ocr.success.view': 'See my cards',
  'ocr.success.again': 'Scan another',
  'ocr.success.done': 'OK',
  'ocr.camera.missing': 'There is no camera. Please type the code.',
  'ocr.camera.busy': 'Another app is using the camera. Close it or type the code.',
  'ocr.camera.lost': 'The camera was disconnected. Open it again, or type the code.',
  'ocr.camera.unsupported': 'This browser has no access to a camera. Please type the code.',
  'ocr.type.title': 'Type the code of your card',
  'ocr.type.hint': (p) => `${p.count === 12 ? 'Twelve' : p.count} characters on the back of the card.`,
  errors: enClaimsErrors,
}
