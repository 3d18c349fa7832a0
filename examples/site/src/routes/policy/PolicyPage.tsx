import '../../layout/article.css'
import { TermsArticle } from '@fandeck/widgets'
import { useLocation, useSearchParams } from '../../router/Router.tsx'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { policyAt } from './policies.ts'

/** The version of a policy in force, or the one that the query names (S2.12, D23). */
export default function PolicyPage() {
  const policy = policyAt(useLocation().pathname)
  const [search, setSearch] = useSearchParams()
  if (!policy) return <NotFoundPage />
  return (
    <TermsArticle
      className="site-article"
      kind={policy.kind}
      version={search.get('version')}
      onVersionChange={(version) => setSearch(version === undefined ? {} : { version }, { replace: true })}
      notFound={<NotFoundPage />}
    />
  )
}
