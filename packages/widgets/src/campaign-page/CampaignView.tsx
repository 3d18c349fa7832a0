import { useCampaign, useHasPart } from '@fandeck/react'
import { FandeckError, isFandeckError } from '@fandeck/sdk'
import { type Campaign, pageOfPath, sectionIdOf } from '@fandeck/sdk/campaigns'
import { jsonOf } from '@fandeck/sdk/internal'
import { SearchX } from 'lucide-react'
import { Fragment, forwardRef, useEffect, useLayoutEffect } from 'react'
import { teamColours } from '../boards/board/BoardRoot.tsx'
import { Empty } from '../primitives/empty/Empty.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import type { CampaignOptions, CampaignParts } from './campaign-parts.ts'
import { koCampaign } from './messages.ko.ts'
import { SectionView } from './SectionView.tsx'
import './Campaign.css'

/** The props of a page of a campaign. */
export interface CampaignProps extends PartProps, CampaignOptions {
  slug: string
  /** The path of the page in the document. @default its first page */
  path?: string | undefined
}

interface CampaignViewProps extends CampaignProps {
  parts: CampaignParts
  /** Called with the document of the page. */
  onFound?: ((campaign: Campaign) => void) | undefined
  /** Called when there is no such campaign or no such page. */
  onMistake?: ((error: FandeckError) => void) | undefined
}

/**
 * A page of a campaign: its sections one below the other, in the colours of the team. Nothing in a shop without campaigns, and
 * no section that scans in one without the scan.
 */
export const CampaignView = /* @__PURE__ */ forwardRef<HTMLElement, CampaignViewProps>(function CampaignView(
  { slug, path, parts, onFound, onMistake, style, ...props },
  ref,
) {
  const { cardsHref, renderLink, onSignIn, dropHref, onClaimed, onViewCards, ...rest } = props
  const { onTransition, afterSave, afterSection, ...root } = rest
  const options: CampaignOptions = {
    ...{ cardsHref, renderLink, onSignIn, dropHref, onClaimed, onViewCards, onTransition, afterSave },
  }
  const has = useHasPart()
  const enabled = has('campaigns')
  const query = useCampaign({ slug, query: { enabled } })
  const { data: campaign, error } = query
  const page = campaign && (path === undefined ? campaign.pages[0] : pageOfPath(campaign, path))
  const missing =
    isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request')
      ? `There is no campaign ${jsonOf(slug)}.`
      : campaign && !page
        ? `The campaign ${slug} has no page ${jsonOf(path)}; it has ${campaign.pages.map((one) => one.path).join(', ')}.`
        : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each mistake once
  useEffect(() => {
    if (missing) onMistake?.(new FandeckError('config/invalid', missing))
  }, [missing])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new listener needs no second call
  useLayoutEffect(() => {
    if (campaign) onFound?.(campaign)
  }, [campaign])
  if (!enabled) return null
  return (
    <Part
      base="fandeck-root fandeck-campaign"
      aria-busy={query.isPending || undefined}
      {...root}
      style={{ ...(campaign && teamColours(campaign.team)), ...style }}
      ref={ref}
    >
      {missing ? (
        <NoCampaign />
      ) : (
        <QueryState query={query}>
          {(known) =>
            page?.sections.map((section, at) =>
              section.kind === 'scan' && !has('scan') ? null : (
                // biome-ignore lint/suspicious/noArrayIndexKey: sections never move, and two may share an id
                <Fragment key={`${sectionIdOf(section)} ${at}`}>
                  <SectionView campaign={known} {...{ section, options, parts }} />
                  {afterSection?.(section)}
                </Fragment>
              ),
            )
          }
        </QueryState>
      )}
    </Part>
  )
})

function NoCampaign() {
  const messages = useMessagesOf(koCampaign)
  return (
    <Empty
      icon={<SearchX />}
      title={messages['campaign.unknown.title']}
      description={messages['campaign.unknown.message']}
    />
  )
}
