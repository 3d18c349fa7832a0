import { useMyCards, usePackCards } from '@fandeck/react'
import { cardAttribute } from '@fandeck/sdk'
import type { CampaignTeam, SectionOf } from '@fandeck/sdk/campaigns'
import { Card } from '@fandeck/widgets'

/** The cards of packs; those that a member lacks are grey. */
export function CardsSection({ section, team }: { section: SectionOf<'cards'>; team: CampaignTeam }) {
  const { data: designs = [] } = usePackCards({ packNames: section.packs })
  const { data: copies } = useMyCards({ packNames: section.packs })
  const [color1, color2, color3] = team.palette
  const amountOf = (id: number) => copies?.find(({ cardId }) => cardId === id)?.amount ?? 0
  return (
    <section className="site-campaign__section">
      {section.title && <h2 className="fandeck-title-3">{section.title}</h2>}
      <ul className="site-campaign__cards">
        {designs.map((design) => (
          <li key={design.cardId}>
            <Card
              art={design.image}
              name={design.cardName}
              number={cardAttribute(design, 'number')}
              finish={design.editionTitle}
              team={{ color1, color2, color3, crest: team.crest }}
              owned={copies && amountOf(design.cardId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
