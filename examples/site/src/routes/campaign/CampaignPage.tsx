import { useCampaign } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import {
  type Campaign as CampaignDocument,
  type CampaignTeam,
  pageOfPath,
  slugOfPath,
} from '@fandeck/sdk/campaigns'
import { Campaign, Outage, type TransitionTeam } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useTransition } from '../../layout/TransitionProvider.tsx'
import { withWayBack } from '../../layout/way-back.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { FormationShare } from './FormationShare.tsx'
import { SharedPicture } from './SharedPicture.tsx'
import { sharedPath, useSharedFormation } from './shared-formation.ts'
import sheet from './sheet.css?url'

/** A page of a campaign, drawn from its document (S1.10–S1.15, S2.13–S2.16). */
export default function CampaignPage() {
  const { pathname } = useLocation()
  const slug = slugOfPath(pathname) ?? ''
  const { data: campaign, error, refetch } = useCampaign({ slug })
  const shared = useSharedFormation(slug)
  const messages = useMessages()
  if (
    !campaign &&
    (isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request'))
  )
    return <NotFoundPage />
  if (!campaign)
    return (
      <div className="site-centre">
        <Head title="오리지널" />
        <h1 className="fandeck-visually-hidden">오리지널</h1>
        {error && <Outage error={error} onRetry={() => void refetch()} />}
      </div>
    )
  const page = pageOfPath(campaign, pathname)
  if (!page) return <NotFoundPage />
  const { metadata } = campaign
  const title = page.title ?? metadata.title
  const description = page.title ? `${page.title}. ${metadata.description}` : metadata.description
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="page" />}
      <Head
        title={title}
        description={description}
        image={shared?.image ?? metadata.image}
        {...(shared && {
          imageAlt: messages['formation.shared'],
          shared: sharedPath(pathname, shared.shareKey),
        })}
      />
      <h1 className="fandeck-visually-hidden">{title}</h1>
      {shared && (
        <section className="fandeck-campaign__section">
          <SharedPicture src={shared.image} alt={messages['formation.shared']} />
          <p className="fandeck-campaign__lead">{messages['formation.shared.try']}</p>
        </section>
      )}
      <Sections campaign={campaign} path={pathname} />
    </>
  )
}

/** The page of the document, with what the site adds to it. */
function Sections({
  campaign: { slug, team, metadata },
  path,
}: {
  campaign: CampaignDocument
  path: string
}) {
  const location = useLocation()
  const navigate = useNavigate()
  const start = useTransition()
  return (
    <Campaign
      className="site-campaign"
      slug={slug}
      path={path}
      cardsHref="/mypage"
      renderLink={renderPageLink}
      onSignIn={() => navigate(accountPath('login', location))}
      onViewCards={() => navigate(withWayBack('/mypage', location, () => true))}
      onTransition={({ kind: _, id: __, ...target }, to) =>
        start({ target, from: coverOf(team), to: coverOf(to) })
      }
      afterSection={(section) =>
        section.kind === 'formation' && <FormationShare {...{ slug, section }} title={metadata.title} />
      }
    />
  )
}

const coverOf = ({ name, palette, crest }: CampaignTeam): TransitionTeam => ({
  name,
  colors: palette,
  crest,
})
