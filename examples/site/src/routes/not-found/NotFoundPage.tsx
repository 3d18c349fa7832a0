import { NotFound, useNotFoundTitle } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { useNavigate } from '../../router/Router.tsx'

/** The page for unknown paths. */
export default function NotFoundPage() {
  const navigate = useNavigate()
  return (
    <>
      <Head title={useNotFoundTitle()} hidden missing />
      <NotFound className="site-centre" homeHref="/" onBack={() => navigate(-1)} />
    </>
  )
}
