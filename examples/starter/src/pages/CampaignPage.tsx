import { useCampaign } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { pageOfPath, slugOfPath } from '@fandeck/sdk/campaigns'
import { Campaign, ListState } from '@fandeck/widgets'
import { useLocation } from 'wouter'
import { accountPath } from '../return-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

/** A page of an original, drawn from its document; every other address is without a page. */
export function CampaignPage() {
  const [path, navigate] = useLocation()
  const slug = slugOfPath(path) ?? ''
  const campaign = useCampaign({ slug })
  const { error } = campaign
  if (isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request'))
    return <NotFoundPage />
  return (
    <ListState query={campaign}>
      {(document) => {
        const page = pageOfPath(document, path)
        if (!page) return <NotFoundPage />
        return (
          <>
            <title>{page.title ?? document.metadata.title}</title>
            <Campaign
              slug={slug}
              path={path}
              cardsHref="/mypage"
              onSignIn={() => navigate(accountPath('login'))}
              onViewCards={() => navigate('/mypage')}
            />
          </>
        )
      }}
    </ListState>
  )
}
