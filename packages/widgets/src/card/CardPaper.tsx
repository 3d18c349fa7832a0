import type { CardProps } from './card-props.ts'
import { editionNumber, editionTotal } from './card-text.ts'
import { useCardMessages } from './use-card-messages.ts'
import './CardPaper.css'

type CardPaperProps = Pick<
  CardProps,
  'name' | 'sub' | 'backText' | 'owner' | 'token' | 'code' | 'edition' | 'editionTotal'
>

/** The paper back of a magazine's cover: volume, title, text, and whose copy it is. */
export function CardPaper({ name, sub, backText, owner, token, code, edition, ...rest }: CardPaperProps) {
  const messages = useCardMessages()
  const total = rest.editionTotal === undefined ? '' : ` / ${editionTotal(rest.editionTotal)}`
  return (
    <div className="fandeck-card__paper" aria-hidden>
      {sub && <span className="fandeck-card__volume">{sub}</span>}
      <b className="fandeck-card__headline">{name}</b>
      {backText && <p>{backText}</p>}
      <p className="fandeck-card__colophon">
        {edition !== undefined && <span>{`No.${editionNumber(edition)}${total}`}</span>}
        {owner && <span>{messages['card.owner']({ name: owner })}</span>}
        {token && <span>{token}</span>}
        {code && <b>{code}</b>}
      </p>
    </div>
  )
}
