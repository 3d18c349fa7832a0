import { useStories } from '@fandeck/react'
import { forwardRef } from 'react'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { ItemList } from '../primitives/listing/ItemList.tsx'
import { ListHead } from '../primitives/listing/ListHead.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koStoryList } from './messages.ko.ts'
import { StoryLink } from './StoryLink.tsx'
import './StoryList.css'

/** The props of the list, which fetches its stories. */
export interface StoryListProps extends Omit<HeadedPartProps, 'title'> {
  /** Returns the path of a story. */
  hrefOf(storyId: number): string
  /** Its heading, such as `팬덱 이야기`. @default '이야기' */
  title?: string | undefined
  renderLink?: RenderLink | undefined
}

/**
 * The stories, newest first: picture, title, summary and date.
 *
 * @see S1.4, D26
 */
export const StoryList = /* @__PURE__ */ forwardRef<HTMLElement, StoryListProps>(function StoryList(
  { hrefOf, title, renderLink, headingLevel = 1, ...root },
  ref,
) {
  const messages = useMessagesOf(koStoryList)
  return (
    <Part base="fandeck-root fandeck-listing" {...root} ref={ref}>
      <ListHead
        title={title ?? messages['stories.title']}
        lead={messages['stories.lead']}
        headingLevel={headingLevel}
      />
      <ItemList
        query={useStories()}
        loading={<StoryLoading />}
        className="fandeck-stories"
        empty={{ title: messages['stories.none.title'], description: messages['stories.none.message'] }}
        keyOf={({ storyId }) => storyId}
      >
        {(story, index) => (
          <StoryLink story={story} href={hrefOf(story.storyId)} first={index === 0} renderLink={renderLink} />
        )}
      </ItemList>
    </Part>
  )
})

/** A story while the list loads. */
const StoryLoading = () => (
  <div className="fandeck-story">
    <Skeleton className="fandeck-story__art" height="auto" radius={20} />
    <Skeleton width={240} height={26} />
    <Skeleton height={23} />
    <Skeleton width={90} height={18} />
  </div>
)
