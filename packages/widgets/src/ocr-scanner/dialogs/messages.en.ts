import type { Widened } from '../../theme/messages.types.ts'
import type { koScanDialogs } from './messages.ko.ts'

/** Messages of the dialogs over the scanner, which load with them. */
export const enScanDialogs: Widened<typeof koScanDialogs> = {
  'ocr.camera.denied': 'The camera is not available. Allow it in the settings or type the code.',
  'ocr.success.title': (p) => `You received the ${p.name} card`,
  'ocr.success.points': (p) => `+${p.point}P`,
  'ocr.success.total': (p) => `added · ${p.total}P in all`,
  'ocr.success.again': 'Scan another',
  'ocr.success.done': 'OK',
  'ocr.camera.missing': 'There is no camera. Please type the code.',
  'ocr.camera.busy': 'Another app is using the camera. Close it or type the code.',
  'ocr.camera.lost': 'The camera was disconnected. Open it again, or type the code.',
  'ocr.camera.unsupported': 'This browser has no access to a camera. Please type the code.',
  'ocr.camera.switch': 'Switch camera',
  'ocr.choose.title': 'Which card do you want?',
  'ocr.choose.message': 'The photo shows several codes. Choose the one to claim.',
  'ocr.type.title': 'Type the code of your card',
}
