import { StoryList } from '@fandeck/widgets'

/** The stories, newest first (D26). */
export default function StoriesPage() {
  return <StoryList className="site-list" hrefOf={(storyId) => `/story/${storyId}`} />
}
