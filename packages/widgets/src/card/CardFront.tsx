import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import { CardScribble } from './CardScribble.tsx'
import type { CardProps } from './card-props.ts'
import { type CardFinish, editionNumber } from './card-text.ts'
import { ART_WIDTH, CREST_WIDTH } from './card-widths.ts'
import './Card.css'
import './CardFinish.css'

type CardFrontProps = Pick<
  CardProps,
  'art' | 'name' | 'number' | 'sub' | 'edition' | 'editionTotal' | 'team'
> & { finish: CardFinish | undefined; alt: string }

/** The front of a card: art, foil, glare and edge under crest, finish, name and edition. */
export function CardFront({ art, alt, name, number, sub, edition, finish, team, ...rest }: CardFrontProps) {
  return (
    <div className="fandeck-card__face fandeck-card__front">
      <Image className="fandeck-card__art" shownWidth={ART_WIDTH} src={art} alt={alt} draggable={false} />
      <div className="fandeck-card__shade" aria-hidden />
      {finish && finish !== 'basic' && <div className="fandeck-card__foil" aria-hidden />}
      <div className="fandeck-card__glare" aria-hidden />
      <div className="fandeck-card__edge" aria-hidden />
      {finish === 'sign' && <CardScribble seed={`${name}${edition ?? ''}`} />}
      {/* The alternative text of the image contains these words. */}
      <div className="fandeck-card__text" aria-hidden>
        <div className="fandeck-card__top">
          {team?.crest ? (
            <Image
              className="fandeck-card__crest"
              shownWidth={CREST_WIDTH}
              src={team.crest}
              alt=""
              loading="eager"
            />
          ) : (
            <span />
          )}
          {finish && <span className="fandeck-card__pill">{finish}</span>}
        </div>
        <div className="fandeck-card__name-block">
          {number !== undefined && <span className="fandeck-card__number">{number}</span>}
          <span className="fandeck-card__names">
            <span className="fandeck-card__name">{name}</span>
            {sub && <span className="fandeck-card__sub">{sub}</span>}
          </span>
        </div>
        {edition !== undefined && (
          <span className="fandeck-card__edition">
            No.{editionNumber(edition)}
            {rest.editionTotal !== undefined && <small>/{grouped(rest.editionTotal)}</small>}
          </span>
        )}
      </div>
    </div>
  )
}
