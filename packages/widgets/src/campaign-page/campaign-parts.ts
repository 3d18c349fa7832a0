import type { Campaign, CampaignSection, CampaignTeam, SectionOf } from '@fandeck/sdk/campaigns'
import type { ClaimedCard } from '@fandeck/sdk/claims'
import type { ComponentType, ReactNode } from 'react'
import type { AnyBoardProps, BoardOptions } from '../campaign-board/AnyBoard.tsx'

/** What a page of a campaign needs of the page around it. */
export interface CampaignOptions extends BoardOptions {
  /** Returns the address of a drop. @default `/drops/{dropId}` */
  dropHref?: ((dropId: number) => string) | undefined
  /** Called with a card that the fan has claimed by its code. */
  onClaimed?: ((card: ClaimedCard) => void) | undefined
  /** Shows "내 카드에서 보기" beside a claimed card. */
  onViewCards?: (() => void) | undefined
  /** Called instead of following a transition, for the cover between two originals (D34). */
  onTransition?:
    | ((section: SectionOf<'transition'>, to: CampaignTeam, from: CampaignTeam) => void)
    | undefined
  /** Renders what your page adds after a section. */
  afterSection?: ((section: CampaignSection) => ReactNode) | undefined
}

/** The props of a section that is a part of its own. */
export interface SectionPartProps<Section> {
  campaign: Campaign
  section: Section
  options: CampaignOptions
}

/** The sections that a page loads at once, or with the first section of their kind. */
export interface CampaignParts {
  Board: ComponentType<AnyBoardProps>
  Drop: ComponentType<SectionPartProps<SectionOf<'drop'>>>
  Code: ComponentType<SectionPartProps<SectionOf<'codeEntry'> | SectionOf<'scan'>>>
}
