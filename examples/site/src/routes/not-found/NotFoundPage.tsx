import { Button, Empty } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'
import { Head } from '../../layout/Head.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import { useNavigate } from '../../router/Router.tsx'

/** The page for unknown paths. */
export default function NotFoundPage() {
  const messages = useMessages()
  const navigate = useNavigate()
  const title = messages['notFound.title']
  return (
    <div className="site-centre">
      <Head title={title} hidden />
      <h1 className="fandeck-visually-hidden">{title}</h1>
      <Empty
        icon={<b className="fandeck-title-2">404</b>}
        title={title}
        description="주소가 바뀌었거나 사라진 페이지예요."
        actions={
          <>
            <ButtonLink to="/">홈으로 가기</ButtonLink>
            <Button kind="secondary" size={44} onClick={() => navigate(-1)}>
              이전으로
            </Button>
          </>
        }
      />
    </div>
  )
}
