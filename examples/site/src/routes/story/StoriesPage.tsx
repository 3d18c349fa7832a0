import './story.css'
import { useStories } from '@fandeck/react'
import { Image, Skeleton } from '@fandeck/widgets'
import { dates } from '../../dates.ts'
import { FIRST_PICTURE } from '../../layout/first-picture.ts'
import { ListHead } from '../../layout/ListHead.tsx'
import { ListState } from '../../layout/ListState.tsx'
import { SiteLink } from '../../layout/SiteLink.tsx'
import { useMessages } from '../../messages/use-messages.ts'

/** The stories, newest first (D26). */
export default function StoriesPage() {
  const messages = useMessages()
  return (
    <div className="site-list">
      <ListHead title={messages['story.title']} lead={messages['story.lead']} />
      <ListState
        query={useStories()}
        loading={<StoryLoading />}
        className="site-stories"
        empty={{ title: messages['story.none.title'], description: messages['story.none.message'] }}
      >
        {(stories) => (
          <ul className="site-list__items site-stories">
            {stories.map(({ storyId, title, summary, postedAt, image }, index) => (
              <li key={storyId}>
                <SiteLink className="site-story" to={`/story/${storyId}`}>
                  <Image className="site-story__art" src={image} alt="" {...(index === 0 && FIRST_PICTURE)} />
                  <span className="site-story__title">{title}</span>
                  <span className="site-story__summary">{summary}</span>
                  <span className="fandeck-caption">{dates.date(postedAt)}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        )}
      </ListState>
    </div>
  )
}

/** A story while the list loads. */
function StoryLoading() {
  return (
    <div className="site-story">
      <Skeleton className="site-story__art" height="auto" radius={20} />
      <Skeleton width={240} height={26} />
      <Skeleton height={23} />
      <Skeleton width={90} height={18} />
    </div>
  )
}
