import type { Widened } from '../../theme/messages.types.ts'
import type { koQr } from './messages.ko.ts'

/** Messages of a QR code. */
export const enQr: Widened<typeof koQr> = { 'qr.label': 'Benefit QR code' }
