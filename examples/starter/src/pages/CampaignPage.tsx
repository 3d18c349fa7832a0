import { slugOfPath } from '@fandeck/sdk/campaigns'
import { CampaignPage as Page } from '@fandeck/widgets'
import { useLocation, useSearchParams } from 'wouter'
import { accountPath } from '../return-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A page of an original, drawn from its document; every other address is without a page. */
export function CampaignPage() {
  const [path, navigate] = useLocation()
  const [search] = useSearchParams()
  return (
    <Page
      slug={slugOfPath(path) ?? ''}
      path={path}
      renderHead={(head) => <title>{head?.title ?? '오리지널'}</title>}
      notFound={<NotFoundPage />}
      shareKey={search.get('share') ?? undefined}
      shareUrlOf={(shareKey) => `${location.origin}${path}?share=${shareKey}`}
      cardsHref="/mypage"
      onSignIn={() => navigate(accountPath('login'))}
      onViewCards={() => navigate('/mypage')}
    />
  )
}
