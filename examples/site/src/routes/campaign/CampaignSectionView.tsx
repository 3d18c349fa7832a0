import type { Campaign, CampaignSection } from '@fandeck/sdk/campaigns'
import {
  DropSummary,
  FlipBoard,
  FormationBoard,
  MatchPickBoard,
  MissionsBoard,
  PlayerFilterBoard,
  UpgradeBoard,
} from '@fandeck/widgets'
import { useLocation, useNavigate } from 'react-router'
import { renderPageLink } from '../../layout/render-page-link.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { CardsSection } from './CardsSection.tsx'
import { CodeSection } from './CodeSection.tsx'
import { GallerySection, HeroSection, TextSection } from './ContentSections.tsx'
import { FormationShare } from './FormationShare.tsx'
import { TransitionLink } from './TransitionLink.tsx'

export interface CampaignSectionProps {
  campaign: Campaign
  section: CampaignSection
}

/** One section of a campaign's page, by its kind. */
export function CampaignSectionView({ campaign, section }: CampaignSectionProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const { slug, team, packs } = campaign
  const onSignIn = () => navigate(accountPath('login', location))
  switch (section.kind) {
    case 'hero':
      return <HeroSection campaign={campaign} section={section} />
    case 'drop':
      return (
        <section className="site-campaign__section">
          <DropSummary
            dropId={section.dropId}
            href={`/drops/${section.dropId}`}
            headingLevel={2}
            renderLink={renderPageLink}
          />
        </section>
      )
    case 'cards':
      return <CardsSection section={section} team={team} />
    case 'scan':
    case 'codeEntry':
      return <CodeSection campaign={campaign} section={section} onSignIn={onSignIn} />
    case 'text':
      return <TextSection section={section} />
    case 'gallery':
      return <GallerySection section={section} />
    case 'formation':
      return (
        <>
          <FormationBoard {...{ slug, section, team, onSignIn }} />
          <FormationShare {...{ slug, section }} title={campaign.metadata.title} />
        </>
      )
    case 'matchPick':
      return <MatchPickBoard {...{ slug, section, team, onSignIn }} />
    case 'upgrade':
      return (
        <UpgradeBoard
          {...{ slug, section, team, onSignIn }}
          cardsHref="/mypage"
          renderLink={renderPageLink}
        />
      )
    case 'playerFilter':
      return <PlayerFilterBoard section={section} team={team} />
    case 'flip':
      return <FlipBoard section={section} team={team} />
    case 'missions':
      return <MissionsBoard {...{ slug, section, team, packs, onSignIn }} renderLink={renderPageLink} />
    case 'transition':
      return <TransitionLink campaign={campaign} section={section} />
  }
}
