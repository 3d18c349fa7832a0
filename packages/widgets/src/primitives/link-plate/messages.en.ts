import type { Widened } from '../../theme/messages.types.ts'
import type { koLinkPlate } from './messages.ko.ts'

/** Messages of a link that is shown to be copied or scanned. */
export const enLinkPlate: Widened<typeof koLinkPlate> = {
  'linkPlate.qr': 'QR code of the link',
  'linkPlate.copy': 'Copy link',
  'linkPlate.copied': 'The link has been copied.',
  'linkPlate.byHand': 'Copying is blocked. Press and hold the address above to copy it.',
}
