import { StoryList } from '@fandeck/widgets'
import { useNamedShop } from '../../use-site-shop.ts'

/** The stories, newest first (D26). */
export default function StoriesPage() {
  const { name } = useNamedShop()
  return (
    <StoryList className="site-list" title={`${name} 이야기`} hrefOf={(storyId) => `/story/${storyId}`} />
  )
}
