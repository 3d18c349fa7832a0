import { useStories } from '@fandeck/react'
import type { Story } from '@fandeck/sdk/showcase'
import { forwardRef, useId } from 'react'
import type { ArticlePageProps } from '../article/ArticleState.tsx'
import { ListedArticle } from '../article/ListedArticle.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { levelBelow } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koStoryList } from './messages.ko.ts'
import { StoryLink } from './StoryLink.tsx'

/** The props of one story, which fetches itself. */
export interface StoryDetailProps extends ArticlePageProps<Story> {
  storyId: number
  /** Returns the path of a story; without it, no next story is named. */
  hrefOf?: ((storyId: number) => string) | undefined
  renderLink?: RenderLink | undefined
}

/**
 * One story: its title, date and reading time, its picture and its text, and the way to the next one.
 *
 * @see S1.4, D26
 */
export const StoryDetail = /* @__PURE__ */ forwardRef<HTMLElement, StoryDetailProps>(function StoryDetail(
  { storyId, hrefOf, renderLink, ...page },
  ref,
) {
  const messages = useMessagesOf(koStoryList)
  const id = useId()
  const stories = useStories()
  const Heading = `h${levelBelow(page.headingLevel ?? 1)}` as const
  const next = hrefOf && storyAfter(stories.data ?? [], storyId)
  return (
    <ListedArticle
      {...page}
      query={stories}
      listTitle={messages['stories.title']}
      match={(story) => story.storyId === storyId}
      forwardedRef={ref}
      postedAt={(story) => story.postedAt}
    >
      {() =>
        next && (
          <nav className="fandeck-story-next" aria-labelledby={id}>
            <Heading id={id} className="fandeck-title-3">
              {messages['stories.next']}
            </Heading>
            <StoryLink story={next} href={hrefOf(next.storyId)} renderLink={renderLink} />
          </nav>
        )
      }
    </ListedArticle>
  )
})

/** Returns the story that was posted before a given one; after the oldest, the newest. */
function storyAfter(stories: readonly Story[], storyId: number): Story | undefined {
  const at = stories.findIndex((story) => story.storyId === storyId)
  const next = stories[at + 1] ?? stories[0]
  return at >= 0 && next?.storyId !== storyId ? next : undefined
}
