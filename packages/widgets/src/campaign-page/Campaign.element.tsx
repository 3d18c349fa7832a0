import { FandeckError } from '@fandeck/sdk'
import { type Campaign, sectionIdOf } from '@fandeck/sdk/campaigns'
import { useState } from 'react'
import { type BoardSection, boardsOf } from '../campaign-board/board-of.ts'
import { linkTo } from '../campaign-board/link-to.tsx'
import { type FandeckCampaignEventMap, useBoardEvents } from '../campaign-board/use-board-events.ts'
import { createElementClass } from '../element/create-element.tsx'
import type { Emit, PropertiesOf } from '../element/element-types.ts'
import { useMistake } from '../element/use-mistake.ts'
import { useSignInWindow } from '../sign-in-window/use-sign-in-window.tsx'
import { CampaignView } from './CampaignView.tsx'
import { campaignTag } from './campaign.tag.ts'
import { tagParts } from './tag-parts.tsx'

export type { FandeckCampaignEventMap }

type Attributes = (typeof campaignTag)['attributes']

const loadSignIn = () => import('../sign-in-window/SignInNote.tsx')

interface CampaignElementProps {
  attributes: PropertiesOf<Attributes>
  slug: string
  emit: Emit<FandeckCampaignEventMap>
}

function CampaignElement({ attributes: { path, loginOrigin, cardsUrl }, slug, emit }: CampaignElementProps) {
  const [campaign, setCampaign] = useState<Campaign>()
  const onMistake = useMistake(campaignTag.tag, emit)
  const signIn = useSignInWindow(loginOrigin, emit, loadSignIn)
  return (
    <>
      {campaign &&
        boardsOf(campaign).map((section) => (
          <BoardEvents key={sectionIdOf(section)} {...{ slug, section, emit }} />
        ))}
      <CampaignView
        slug={slug}
        path={path}
        parts={tagParts}
        cardsHref={cardsUrl}
        renderLink={linkTo(loginOrigin)}
        onSignIn={signIn.open}
        onClaimed={(card) => emit('fandeck-claimed', { card })}
        onViewCards={cardsUrl === undefined ? undefined : () => location.assign(cardsUrl)}
        onFound={setCampaign}
        onMistake={onMistake}
      />
      {signIn.note}
    </>
  )
}

interface BoardEventsProps {
  slug: string
  section: BoardSection
  emit: Emit<FandeckCampaignEventMap>
}

/** Emits what happens on one of the boards. */
function BoardEvents({ slug, section, emit }: BoardEventsProps) {
  useBoardEvents(slug, section, emit)
  return null
}

/**
 * `<fandeck-campaign slug="orblit" market-url="https://api.example" login-origin="https://fandeck.example">`: a page of
 * a campaign.
 *
 * @see FandeckCampaignEventMap for its events
 */
export const FandeckCampaignElement = /* @__PURE__ */ createElementClass<FandeckCampaignEventMap, Attributes>(
  campaignTag,
  {
    english: () => import('./campaign.element.en.ts'),
    render(attributes, emit) {
      const { slug } = attributes
      if (!slug) throw new FandeckError('config/invalid', 'Set slug to a campaign, such as fcseoul-2025.')
      return <CampaignElement key={slug} {...{ attributes, slug, emit }} />
    },
  },
)
export type FandeckCampaignElement = InstanceType<typeof FandeckCampaignElement>
