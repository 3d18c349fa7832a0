import { useCampaign } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { pageOfPath, sectionIdOf, slugOfPath } from '@fandeck/sdk/campaigns'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { Head } from '../../layout/Head.tsx'
import { Outage } from '../../layout/Outage.tsx'
import { useMessages } from '../../messages/use-messages.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { CampaignSectionView } from './CampaignSectionView.tsx'
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
  const { metadata, team } = campaign
  const title = page.title ?? metadata.title
  const description = page.title ? `${page.title}. ${metadata.description}` : metadata.description
  const colours: CSSProperties & Record<`--fd-team-${1 | 2 | 3}`, string> = {
    '--fd-team-1': team.palette[0],
    '--fd-team-2': team.palette[1],
    '--fd-team-3': team.palette[2],
  }
  return (
    <div className="site-campaign" style={colours}>
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
        <section className="site-campaign__section">
          <SharedPicture src={shared.image} alt={messages['formation.shared']} />
          <p className="site-campaign__lead">{messages['formation.shared.try']}</p>
        </section>
      )}
      {page.sections.map((section, at) => (
        <CampaignSectionView
          // biome-ignore lint/suspicious/noArrayIndexKey: sections never move, and two may share an id
          key={`${sectionIdOf(section)} ${at}`}
          campaign={campaign}
          section={section}
        />
      ))}
    </div>
  )
}
