import { useFlip } from '@fandeck/react'
import type { CampaignTeam, FlipSection } from '@fandeck/sdk/campaigns'
import { type CardMetadata, cardAttribute } from '@fandeck/sdk/cards'
import { forwardRef } from 'react'
import { FrontCard } from '../../card/FrontCard.tsx'
import { MissingBadge } from '../../card/MissingBadge.tsx'
import { Empty } from '../../primitives/empty/Empty.tsx'
import { Image } from '../../primitives/image/Image.tsx'
import { QueryState } from '../../primitives/query-state/QueryState.tsx'
import { useMessagesOf } from '../../theme/messages.tsx'
import { type BoardProps, BoardRoot } from '../board/BoardRoot.tsx'
import { type OwnedCards, ownedFacts, useBoardCards } from '../board/board-cards.ts'
import { koFlip } from './messages.ko.ts'
import './FlipBoard.css'

/** The props of the board. */
export type FlipBoardProps = BoardProps<FlipSection>

type FlipCard = FlipSection['cards'][number]

/**
 * Cards that turn over one at a time: a player's quotation, or the story behind a magazine's cover.
 *
 * @see S1.13, S3.33, D32
 */
export const FlipBoard = /* @__PURE__ */ forwardRef<HTMLElement, FlipBoardProps>(function FlipBoard(
  { section, team, headingLevel = 2, ...root },
  ref,
) {
  const messages = useMessagesOf(koFlip)
  const { designs, owned } = useBoardCards(section.packs)
  const Heading = `h${headingLevel}` as const
  const total = section.cards.length
  const count = owned && section.cards.filter(({ cardId }) => owned.has(cardId)).length
  const isMagazine = section.look === 'magazine'
  const counted =
    count !== undefined &&
    (isMagazine ? (
      <span className="fandeck-caption">{messages['flip.volumes']({ owned: count, total })}</span>
    ) : (
      <span
        className="fandeck-caption"
        aria-label={messages['flip.owned']({ owned: count, total })}
        role="img"
      >
        <b>{count}</b> / {total}
      </span>
    ))
  return (
    <BoardRoot
      {...root}
      ref={ref}
      team={team}
      ground={isMagazine ? 'paper' : 'dark'}
      base="fandeck-flip"
      data-look={section.look}
    >
      <div className="fandeck-flip__head">
        {section.title && <Heading className="fandeck-board__title fandeck-title-1">{section.title}</Heading>}
        {isMagazine ? (
          <span className="fandeck-flip__of">{[team.name, section.issue].filter(Boolean).join('\n')}</span>
        ) : (
          counted
        )}
      </div>
      {isMagazine && (
        <p className="fandeck-flip__hint">
          <span>{messages['flip.hint']}</span>
          {counted}
        </p>
      )}
      {owned?.size === 0 && <p className="fandeck-flip__none">{messages['flip.noneOwned']}</p>}
      <QueryState query={designs}>
        {(known) => <FlipCards cards={section.cards} look={section.look} {...{ known, owned, team }} />}
      </QueryState>
    </BoardRoot>
  )
})

interface FlipCardsProps {
  cards: readonly FlipCard[]
  look: FlipSection['look']
  known: readonly CardMetadata[]
  owned: OwnedCards
  team: CampaignTeam
}

function FlipCards({ cards, look, known, owned, team }: FlipCardsProps) {
  const messages = useMessagesOf(koFlip)
  // A card whose design is gone has no face to turn.
  const shown = cards.flatMap((card) => {
    const design = known.find(({ cardId }) => cardId === card.cardId)
    return design ? [{ card, design }] : []
  })
  const [{ index }, flip] = useFlip({ count: shown.length })
  if (shown.length === 0) return <Empty title={messages['flip.none.title']} />
  return (
    <ul className="fandeck-flip__cards">
      {shown.map(({ card, design }, at) => (
        <li key={card.cardId} className="fandeck-flip__card" data-turned={index === at || undefined}>
          <div className="fandeck-flip__face" aria-hidden>
            <FlipFace {...{ look, design, team, owned }} />
          </div>
          <div className="fandeck-flip__back" aria-hidden>
            <FlipBack {...{ card, look, design, team }} />
          </div>
          <button
            type="button"
            className="fandeck-flip__press"
            aria-pressed={index === at}
            aria-label={messages['flip.turn']({ name: design.cardName })}
            onClick={() => flip.flip(at)}
          />
          <span className="fandeck-visually-hidden" role="status">
            {index === at && [card.title, card.text, card.caption].filter(Boolean).join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface FlipBackProps {
  card: FlipCard
  look: FlipSection['look']
  design: CardMetadata
  team: CampaignTeam
}

interface FlipFaceProps {
  look: FlipSection['look']
  design: CardMetadata
  team: CampaignTeam
  owned: OwnedCards
}

/** A player's card, or the plain cover of a magazine. */
function FlipFace({ look, design, team, owned }: FlipFaceProps) {
  if (look === 'player') return <FrontCard {...ownedFacts(design, team, owned)} />
  const missing = owned && !owned.has(design.cardId)
  return (
    <>
      <Image
        className="fandeck-flip__cover"
        shownWidth={240}
        data-missing={missing || undefined}
        src={design.image}
        alt=""
      />
      {missing && <MissingBadge />}
    </>
  )
}

/** The back: the crest and the number of a player over small fans, or the volume of a magazine on paper. */
const FlipBack = ({ card: { title, text, caption }, look, design, team }: FlipBackProps) => (
  <>
    {look === 'player' && (
      <>
        <span className="fandeck-card__marks" />
        <Image className="fandeck-flip__crest" shownWidth={27} src={team.crest} alt="" />
      </>
    )}
    <b className="fandeck-flip__number">{cardAttribute(design, look === 'magazine' ? 'sub' : 'number')}</b>
    <b className="fandeck-flip__title">{title}</b>
    {text && <span className="fandeck-flip__text">{text}</span>}
    {caption && <small className="fandeck-flip__caption">{caption}</small>}
  </>
)
