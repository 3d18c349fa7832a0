import type { Widened } from '../../theme/messages.types.ts'
import type { koFormationShare } from './messages.ko.ts'

/** Messages of a shared formation. */
export const enFormationShare: Widened<typeof koFormationShare> = {
  'formation.share': 'Share my best eleven',
  'formation.share.title': 'Share this picture',
  'formation.share.description': 'Anyone with the link can see your nickname and formation.',
  'formation.share.mine': 'My best eleven',
  'formation.share.close': 'Close',
  'formation.share.copy': 'Copy link',
  'formation.share.send': 'Share',
  'formation.share.failed': 'Sharing is not possible right now. Please try again later.',
  'formation.shared': 'A fan’s best eleven',
  'formation.shared.try': 'Who would you pick? Build your best eleven from your own cards.',
}
