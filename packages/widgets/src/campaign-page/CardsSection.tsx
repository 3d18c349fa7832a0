import type { CampaignTeam, SectionOf } from '@fandeck/sdk/campaigns'
import { ownedFacts, useBoardCards } from '../boards/board/board-cards.ts'
import { FrontCard } from '../card/FrontCard.tsx'

/** The cards of packs; those that a member lacks are grey. */
export function CardsSection({ section, team }: { section: SectionOf<'cards'>; team: CampaignTeam }) {
  const { designs, owned } = useBoardCards(section.packs)
  return (
    <section className="fandeck-campaign__section">
      {section.title && <h2 className="fandeck-title-3">{section.title}</h2>}
      <ul className="fandeck-campaign__cards">
        {designs.data?.map((design) => (
          <li key={design.cardId}>
            <FrontCard {...ownedFacts(design, team, owned)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
