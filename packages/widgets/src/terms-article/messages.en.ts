import type { Widened } from '../theme/messages.types.ts'
import type { koTermsArticle } from './messages.ko.ts'

/** Messages of the versions of terms. */
export const enTermsArticle: Widened<typeof koTermsArticle> = {
  'terms.title': 'Terms',
  'terms.version': 'Version',
  'terms.current': 'In force',
  'terms.upcoming': 'Upcoming',
  'terms.from': (p) => `from ${p.date}`,
}
