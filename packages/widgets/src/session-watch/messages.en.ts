import type { Widened } from '../theme/messages.types.ts'
import type { koSessionWatch } from './messages.ko.ts'

/** Messages of the session. */
export const enSessionWatch: Widened<typeof koSessionWatch> = {
  'session.linkHint': 'You are logged in. Link Google or Kakao in My Page to make it easier.',
}
