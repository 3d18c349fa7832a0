import { useCampaign, useSharedFormation } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { pageOfPath } from '@fandeck/sdk/campaigns'
import { forwardRef, type ReactNode } from 'react'
import { Outage } from '../page-states/Outage.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { Campaign } from './Campaign.tsx'
import type { CampaignProps } from './CampaignView.tsx'
import { koCampaign } from './messages.ko.ts'
import { FormationShare } from './sharing/FormationShare.tsx'
import { koFormationShare } from './sharing/messages.ko.ts'
import { SharedFormation } from './sharing/SharedFormation.tsx'

/** What the metadata of a campaign's page consist of. */
export interface CampaignHead {
  title: string
  description: string
  /** The absolute address of the picture: that of the shared formation, or of the campaign. */
  image: string | undefined
  /** The description of the picture of a shared formation. */
  imageAlt?: string | undefined
  /** The key of the formation that the address shares, where there is one. */
  shareKey?: string | undefined
}

/** The props of a campaign's page. */
export interface CampaignPageProps extends CampaignProps, Pick<HeadedPartProps, 'headingLevel'> {
  /** The path of the page in the document. */
  path: string
  /** Renders the metadata of the document; without them while the campaign loads or after a failure. */
  renderHead?: ((head: CampaignHead | undefined) => ReactNode) | undefined
  /** Shown when there is no such campaign or no such page. @default a sentence */
  notFound?: ReactNode
  /** The key of the formation that the address shares. */
  shareKey?: string | undefined
  /** Returns the absolute address of this page with a shared formation; without it, members cannot share theirs. */
  shareUrlOf?: ((shareKey: string) => string) | undefined
}

/** Whether an error says that there is no such campaign. */
const isMissing = (error: unknown): boolean =>
  isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request')

/**
 * A page of a campaign as a page of your site: its metadata and its hidden heading, the formation that its address
 * shares, the sections of its document, and the button that shares a member's formation. Needs a `ToastProvider`.
 *
 * @see S1.10–S1.15, S2.13–S2.16, D27
 */
export const CampaignPage = /* @__PURE__ */ forwardRef<HTMLElement, CampaignPageProps>(function CampaignPage(
  { renderHead, notFound, shareKey, shareUrlOf, headingLevel = 1, ...page },
  ref,
) {
  const { slug, path } = page
  const share = useMessagesOf(koFormationShare)
  const messages = useMessagesOf(koCampaign)
  const { data: campaign, error, refetch } = useCampaign({ slug })
  const shared = useSharedFormation({ slug, shareKey }).data
  const Heading = `h${headingLevel}` as const
  const found = campaign && pageOfPath(campaign, path)
  const missing = campaign ? !found : isMissing(error)
  if (missing) return notFound ?? <Campaign {...page} ref={ref} />
  if (!campaign || !found)
    return (
      <>
        {renderHead?.(undefined)}
        <Heading className="fandeck-visually-hidden">{messages['campaign.page']}</Heading>
        {error ? (
          <Outage
            className={page.className}
            style={page.style}
            error={error}
            onRetry={() => void refetch()}
          />
        ) : (
          <Campaign {...page} ref={ref} />
        )}
      </>
    )
  const { metadata } = campaign
  const title = found.title ?? metadata.title
  const description = found.title ? `${found.title}. ${metadata.description}` : metadata.description
  const ofFan = shared && { imageAlt: share['formation.shared'], shareKey: shared.shareKey }
  return (
    <>
      {renderHead?.({ title, description, image: shared?.image ?? metadata.image, ...ofFan })}
      <Heading className="fandeck-visually-hidden">{title}</Heading>
      <SharedFormation {...{ slug, shareKey }} />
      <Campaign
        {...page}
        {...(shareUrlOf && {
          afterSave: (section) => (
            <FormationShare {...{ slug, section }} title={metadata.title} urlOf={shareUrlOf} />
          ),
        })}
        ref={ref}
      />
    </>
  )
})
