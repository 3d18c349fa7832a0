import type { Widened } from '../theme/messages.types.ts'
import type { koBoard } from './messages.ko.ts'

/** Messages of an embedded board. */
export const enBoard: Widened<typeof koBoard> = {
  'board.unknown.title': 'This board is not here',
  'board.unknown.message': 'The event may have ended or moved.',
}
