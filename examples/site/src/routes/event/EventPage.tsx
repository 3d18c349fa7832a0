import '../../layout/article.css'
import { EventDetail } from '@fandeck/widgets'
import { itemHead } from '../../layout/item-head.tsx'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { idOf } from '../../router/id-of.ts'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

const renderHead = itemHead('이벤트')

/** One event: its text, its period and the way to take part (D26). */
export default function EventPage() {
  const eventId = idOf(useParams().eventId)
  const isComing = useIsComing()
  if (eventId === undefined) return <NotFoundPage />
  return (
    <EventDetail
      className="site-article"
      eventId={eventId}
      isComing={isComing}
      renderHead={renderHead}
      notFound={<NotFoundPage />}
    />
  )
}
