import { useStories } from '@fandeck/react'
import { ListedArticle, ListedItem } from '../../layout/ListedArticle.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useParams } from '../../router/use-params.ts'

/** One story (D26). */
export default function StoryPage() {
  const { storyId } = useParams()
  const messages = useMessages()
  return (
    <ListedItem
      query={useStories()}
      title={messages['story.title']}
      match={(story) => String(story.storyId) === storyId}
    >
      {(story) => <ListedArticle item={story} postedAt={story.postedAt} />}
    </ListedItem>
  )
}
