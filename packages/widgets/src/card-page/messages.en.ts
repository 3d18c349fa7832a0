import type { Widened } from '../theme/messages.types.ts'
import type { koCardPage } from './messages.ko.ts'

/** Messages of the page and the link of a card. */
export const enCardPage: Widened<typeof koCardPage> = {
  'cardPage.page': 'Shared card',
  'cardPage.owner': 'Owner',
  'cardPage.drop': 'Packs with this card',
  'cardPage.save': 'Save as a picture',
  'cardPage.save.post': 'Post 4:5',
  'cardPage.save.story': 'Story 9:16',
  'cardPage.gone': 'This card can no longer be seen',
  'cardPage.gone.message': 'It is no longer shared, or the link is wrong.',
  'cardPage.gone.home': 'Look at other cards',
  'cardShare.title': 'Share the card',
  'cardShare.message': 'Everybody who gets the link can see this card.',
  'cardShare.made': 'The link is ready. Everybody who gets it can see this card.',
  'cardShare.name': 'Show my name with it',
  'cardShare.make': 'Make a link',
  'cardShare.copy': 'Copy the link',
  'cardShare.end': 'Stop sharing',
  'cardShare.ended': 'No longer shared. The link that you sent shows the card no more.',
}
