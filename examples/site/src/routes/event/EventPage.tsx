import '../../layout/article.css'
import { EventDetail } from '@fandeck/widgets'
import { itemHead } from '../../layout/item-head.tsx'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { idOf } from '../../router/id-of.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useParams } from '../../router/use-params.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

const renderHead = itemHead('이벤트')

/** One event: its text, its period and the way to take part (D26). */
export default function EventPage() {
  const eventId = idOf(useParams().eventId)
  const isComing = useIsComing()
  const [location, navigate] = [useLocation(), useNavigate()]
  if (eventId === undefined) return <NotFoundPage />
  return (
    <EventDetail
      className="site-article"
      eventId={eventId}
      isComing={isComing}
      onSignInRequest={() => navigate(accountPath('login', location))}
      renderHead={renderHead}
      notFound={<NotFoundPage />}
    />
  )
}
