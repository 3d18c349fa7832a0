import { grouped } from '../primitives/grouped.ts'
import { Image } from '../primitives/image/Image.tsx'
import type { CardProps } from './card-props.ts'
import { editionNumber } from './card-text.ts'
import { CREST_WIDTH } from './card-widths.ts'
import { useCardMessages } from './use-card-messages.ts'
import './Card.css'
import './CardFinish.css'
import './CardBack.css'

type CardBackProps = Pick<
  CardProps,
  'edition' | 'editionTotal' | 'team' | 'season' | 'backText' | 'owner' | 'token' | 'code'
> & { alt: string; hidden: boolean }

/** The back of a card: edition, total, text, owner and token. */
export function CardBack({
  alt,
  hidden,
  team,
  season,
  edition,
  backText,
  owner,
  token,
  code,
  ...rest
}: CardBackProps) {
  const messages = useCardMessages()
  const owned = owner && messages['card.owner']({ name: owner })
  return (
    <div
      className="fandeck-card__face fandeck-card__back"
      role="img"
      aria-label={[alt, messages['card.back'], backText, owned, token, code].filter(Boolean).join(', ')}
      aria-hidden={hidden}
    >
      <div className="fandeck-card__marks" aria-hidden />
      <div className="fandeck-card__edge" aria-hidden />
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
          <span className="fandeck-card__season">{season}</span>
        </div>
        {edition !== undefined && (
          <div className="fandeck-card__big">
            {rest.editionTotal !== undefined && (
              <small>{messages['card.outOf']({ total: grouped(rest.editionTotal) })}</small>
            )}
            {editionNumber(edition)}
          </div>
        )}
        {backText && <p className="fandeck-card__story">{backText}</p>}
        <div className="fandeck-card__foot">
          <span>
            {owned && <span className="fandeck-card__owner">{owned}</span>}
            {token}
          </span>
          {code && <b>{code}</b>}
        </div>
      </div>
    </div>
  )
}
