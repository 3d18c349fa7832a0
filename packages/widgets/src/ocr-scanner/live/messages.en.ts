import type { Widened } from '../../theme/messages.types.ts'
import type { koLive } from './messages.ko.ts'

/** Messages of live reading, which load with it. */
export const enLive: Widened<typeof koLive> = {
  'ocr.live.searching': 'Hold the code in the frame to scan it',
  'ocr.live.seen': 'Code found. Checking your card',
  'ocr.live.claimed': 'The card is yours',
}
