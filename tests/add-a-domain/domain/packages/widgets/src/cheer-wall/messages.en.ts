import { enCheersErrors } from '../theme/errors/cheers.en.ts'
import type { Widened } from '../theme/messages.types.ts'
import type { koCheerWall } from './messages.ko.ts'

/** Messages of the wall of cheers. */
export const enCheerWall: Widened<typeof koCheerWall> = {
  'cheers.title': 'Wall of cheers',
  'cheers.send': 'Cheer',
  'cheers.thanks': 'Your cheer is on the wall.',
  errors: enCheersErrors,
}
