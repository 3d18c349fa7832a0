import type { koCommon } from './common.ko.ts'
import { enFallback } from './errors/fallback.ts'
import { enHttpErrors } from './errors/http.en.ts'
import { enSessionErrors } from './errors/session.en.ts'
import type { Widened } from './messages.types.ts'

/** Messages that all parts share. */
export const enCommon: Widened<typeof koCommon> = {
  'common.language': 'en',
  'common.close': 'Close',
  'common.cancel': 'Not now',
  'common.confirm': 'OK',
  'common.retry': 'Try again',
  'common.loading': 'Loading',
  'common.support': 'Support',
  'common.decrease': 'One less',
  'common.increase': 'One more',
  'common.poweredBy': 'Paid safely with fandeck',
  'loading.title': 'Getting your cards ready',
  'loading.message': 'Just a moment, please',
  'offline.title': 'The connection is unsteady.',
  'offline.message': 'Your cards are safe where they are.',
  'countdown.days': (p) => `${p.days}d `,
  'countdown.minutesLeft': (p) => `${p.minutes} ${p.minutes === 1 ? 'minute' : 'minutes'} left`,
  'share.title': 'Share',
  errors: { fallback: enFallback, ...enHttpErrors, ...enSessionErrors },
}
