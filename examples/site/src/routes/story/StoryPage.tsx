import '../../layout/article.css'
import { StoryDetail } from '@fandeck/widgets'
import { itemHead } from '../../layout/item-head.tsx'
import { idOf } from '../../router/id-of.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

const renderHead = itemHead('{shop} 이야기')

/** One story (D26). */
export default function StoryPage() {
  const storyId = idOf(useParams().storyId)
  if (storyId === undefined) return <NotFoundPage />
  return (
    <StoryDetail
      className="site-article"
      storyId={storyId}
      hrefOf={(id) => `/story/${id}`}
      renderHead={renderHead}
      notFound={<NotFoundPage />}
    />
  )
}
