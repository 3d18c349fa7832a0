import type { Campaign, CampaignSection } from '@fandeck/sdk/campaigns'
import { isBoard } from '../campaign-board/board-of.ts'
import { CardsSection } from './CardsSection.tsx'
import { GallerySection, HeroSection, TextSection } from './ContentSections.tsx'
import type { CampaignOptions, CampaignParts } from './campaign-parts.ts'
import { TransitionSection } from './TransitionSection.tsx'

interface SectionViewProps {
  campaign: Campaign
  section: CampaignSection
  options: CampaignOptions
  parts: CampaignParts
}

/** One section of a campaign's page, by its kind. */
export function SectionView({ campaign, section, options, parts: { Board, Drop, Code } }: SectionViewProps) {
  const { cardsHref, renderLink, onSignIn, afterSave } = options
  if (isBoard(section))
    return <Board {...{ campaign, section, cardsHref, renderLink, onSignIn, afterSave }} />
  switch (section.kind) {
    case 'hero':
      return <HeroSection {...{ campaign, section, renderLink }} />
    case 'drop':
      return <Drop {...{ campaign, section, options }} />
    case 'cards':
      return <CardsSection section={section} team={campaign.team} />
    case 'scan':
    case 'codeEntry':
      return <Code {...{ campaign, section, options }} />
    case 'text':
      return <TextSection section={section} />
    case 'gallery':
      return <GallerySection section={section} />
    case 'transition':
      return <TransitionSection {...{ campaign, section, options }} />
  }
}
