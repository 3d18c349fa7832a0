import type { Widened } from '../theme/messages.types.ts'
import type { koRanking } from './messages.ko.ts'

/** Messages of a ranking. */
export const enRanking: Widened<typeof koRanking> = {
  'ranking.title': 'Ranking',
  'ranking.place': (p) => `No. ${p.rank}`,
  'ranking.value': (p) => `${p.value} cards`,
  'ranking.none': 'There is no ranking yet',
  'ranking.none.message': 'It appears once fans collect cards.',
}
