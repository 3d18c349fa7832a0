import { usePlayerFilter } from '@fandeck/react'
import {
  ALL,
  type CampaignTeam,
  type FilterChoice,
  filterCards,
  type PlayerFilterSection,
} from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { forwardRef } from 'react'
import { FrontCard } from '../../card/FrontCard.tsx'
import { Chip } from '../../primitives/chip/Chip.tsx'
import { Empty } from '../../primitives/empty/Empty.tsx'
import { Image } from '../../primitives/image/Image.tsx'
import { Progress } from '../../primitives/progress/Progress.tsx'
import { QueryState } from '../../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx'
import { type BoardProps, BoardRoot } from '../board/BoardRoot.tsx'
import { type OwnedCards, ownedFacts, useBoardCards } from '../board/board-cards.ts'
import { usePlayerFilterMessages } from './use-player-filter-messages.ts'
import './PlayerFilterBoard.css'

/** The props of the board. */
export type PlayerFilterBoardProps = BoardProps<PlayerFilterSection>

/**
 * The cards of packs, filtered by an attribute and by ownership. A visitor sees every card in colour.
 *
 * @see S3.33, D31
 */
export const PlayerFilterBoard = /* @__PURE__ */ forwardRef<HTMLElement, PlayerFilterBoardProps>(
  function PlayerFilterBoard({ section, team, headingLevel = 2, ...root }, ref) {
    const messages = usePlayerFilterMessages()
    const [choice, filter] = usePlayerFilter(section)
    const { designs, owned } = useBoardCards(section.packs)
    const Heading = `h${headingLevel}` as const
    const labels = new Map(section.filters.map(({ value, label }) => [value, label]))
    const total = designs.data?.length
    return (
      <BoardRoot {...root} ref={ref} team={team} ground="tint" base="fandeck-player-filter">
        <div className="fandeck-player-filter__head">
          <Image className="fandeck-player-filter__mark" shownWidth={280} src={team.crest} alt="" />
          {section.title && (
            <Heading className="fandeck-board__title fandeck-title-1">{section.title}</Heading>
          )}
          {owned && total !== undefined && (
            <div className="fandeck-player-filter__count">
              <Progress value={owned.size} max={total} label={messages['playerFilter.progress']} onStage />
              <span>
                <b>{owned.size}</b> / {total}
              </span>
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in every browser */}
        <div
          className="fandeck-player-filter__chips"
          role="group"
          aria-label={messages['playerFilter.filters']}
        >
          {filter.values.map((value) => (
            <Chip
              key={value}
              size={44}
              selected={choice.selected === value}
              onClick={() => filter.select(value)}
            >
              {value === ALL ? messages['playerFilter.all'] : labels.get(value)}
            </Chip>
          ))}
          {owned && (
            <Chip size={44} selected={choice.ownedOnly} onClick={filter.toggleOwned}>
              {messages['playerFilter.owned']}
            </Chip>
          )}
        </div>
        {owned?.size === 0 && !choice.ownedOnly && (
          <p className="fandeck-player-filter__none">{messages['playerFilter.noneOwned.message']}</p>
        )}
        <QueryState query={designs} loading={<GridLoading />}>
          {(cards) => <FilteredCards {...{ cards, choice, owned, team, section }} />}
        </QueryState>
      </BoardRoot>
    )
  },
)

interface FilteredCardsProps {
  cards: readonly CardMetadata[]
  choice: FilterChoice
  owned: OwnedCards
  team: CampaignTeam
  section: PlayerFilterSection
}

function FilteredCards({ cards, choice, owned, team, section: { attribute } }: FilteredCardsProps) {
  const messages = usePlayerFilterMessages()
  const shown = filterCards(cards, choice, { attribute, owned: new Set(owned?.keys()) })
  const reason = choice.ownedOnly ? 'noneOwned' : 'none'
  return (
    <>
      <p className="fandeck-visually-hidden" role="status">
        {messages['playerFilter.found']({ count: shown.length })}
      </p>
      {shown.length === 0 && (
        <Empty
          title={messages[`playerFilter.${reason}.title`]}
          description={messages[`playerFilter.${reason}.message`]}
        />
      )}
      <ul className="fandeck-player-filter__grid">
        {shown.map((card) => (
          <li key={card.cardId}>
            <FrontCard {...ownedFacts(card, team, owned)} />
          </li>
        ))}
      </ul>
    </>
  )
}

const GridLoading = () => (
  <div className="fandeck-player-filter__grid">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height="auto" radius={14} style={{ aspectRatio: '55 / 85' }} />
    ))}
  </div>
)
