import type { koCommon } from '../ko/common.ts'
import type { Widened } from '../messages.types.ts'

/** What every part may say. */
export const enCommon: Widened<typeof koCommon> = {
  'common.close': 'Close',
  'common.cancel': 'Not now',
  'common.confirm': 'OK',
  'common.retry': 'Try again',
  'common.loading': 'Loading',
  'common.more': 'Show more',
  'common.decrease': 'One less',
  'common.increase': 'One more',
  'common.poweredBy': 'Paid safely with fandeck',
  'loading.title': 'Getting your cards ready',
  'loading.message': 'Just a moment, please',
  'offline.title': 'The connection is unsteady.',
  'offline.message': 'Your cards are safe where they are.',
  'session.expired': 'Your session has ended. Please log in again.',
  'qr.label': 'Benefit QR code',
  'countdown.days': (p) => `${p.days}d `,
  'countdown.minutesLeft': (p) => `${p.minutes} ${p.minutes === 1 ? 'minute' : 'minutes'} left`,
  'share.title': 'Share',
  errors: {
    fallback: 'Please try again in a moment.',
    'http/network': 'The connection is unsteady. Please try again in a moment.',
    'http/timeout': 'The answer is slow. Please try again in a moment.',
    'session/invalid': 'Your session has ended. Please log in again.',
    'session/expired': 'Your session has ended. Please log in again.',
    'session/no-expired': 'Your session has ended. Please log in again.',
    'session/ended': 'Your session has ended. Please log in again.',
    'session/no-session': 'Log in to go on.',
  },
}
