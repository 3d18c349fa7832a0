import type { Widened } from '../theme/messages.types.ts'
import type { koStoryList } from './messages.ko.ts'

/** Messages of stories. */
export const enStoryList: Widened<typeof koStoryList> = {
  'stories.title': 'Stories',
  'stories.lead': 'We met the people who make cards and those who collect them.',
  'stories.next': 'Next story',
  'stories.none.title': 'There are no stories yet',
  'stories.none.message': 'The first story is on its way.',
}
