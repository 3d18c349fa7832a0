import { useStories } from '@fandeck/react'
import type { Story } from '@fandeck/sdk/showcase'
import { forwardRef } from 'react'
import type { ArticlePageProps } from '../article/ArticleState.tsx'
import { ListedArticle } from '../article/ListedArticle.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koStoryList } from './messages.ko.ts'

/** The props of one story, which fetches itself. */
export interface StoryDetailProps extends ArticlePageProps<Story> {
  storyId: number
}

/**
 * One story: its title, date and reading time, its picture and its text.
 *
 * @see S1.4, D26
 */
export const StoryDetail = /* @__PURE__ */ forwardRef<HTMLElement, StoryDetailProps>(function StoryDetail(
  { storyId, ...page },
  ref,
) {
  const messages = useMessagesOf(koStoryList)
  return (
    <ListedArticle
      {...page}
      query={useStories()}
      listTitle={messages['stories.title']}
      match={(story) => story.storyId === storyId}
      forwardedRef={ref}
      postedAt={(story) => story.postedAt}
    />
  )
})
