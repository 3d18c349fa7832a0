import type { SeoulDates } from '@fandeck/sdk'
import { RefreshCw, Share2 } from 'lucide-react'
import { type CSSProperties, forwardRef, type ReactNode, useEffect, useState } from 'react'
import { Card, type CardFacts } from '../card/Card.tsx'
import { editionNumber, finishOf } from '../card/card-text.ts'
import { type CardMessages, useCardMessages } from '../card/use-card-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { grouped } from '../primitives/grouped.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useDates } from '../theme/use-dates.ts'
import './CardDetail.css'

/** A card and its facts; absent facts are omitted. */
export interface DetailedCard extends CardFacts {
  position?: string | undefined
  /** The numbers of all copies that the member owns. @default the `edition` of the card */
  editions?: readonly number[] | undefined
  /** Epoch ms. */
  receivedAt?: number | undefined
}

/** The props of the drawer; keep `card` until the drawer has closed. */
export interface CardDetailProps extends HeadedPartProps {
  open: boolean
  onOpenChange: OnOpenChange
  card: DetailedCard
  /** Buttons beside the one that turns the card, such as a `FavouriteButton`. */
  actions?: ReactNode
  /** Shows the share button. */
  onShare?: (() => void) | undefined
}

/** A drawer with both faces and the facts of one card (S2.45). */
export const CardDetail = /* @__PURE__ */ forwardRef<HTMLElement, CardDetailProps>(function CardDetail(
  { open, onOpenChange, card, actions, onShare, className, ...root },
  ref,
) {
  const messages = useCardMessages()
  const dates = useDates()
  const [face, setFace] = useState<'front' | 'back'>('front')
  useEffect(() => {
    if (open) setFace('front')
  }, [open])
  const { position, receivedAt, editions, ...drawn } = card
  const turn = () => setFace(face === 'front' ? 'back' : 'front')
  const turnLabel = messages[face === 'front' ? 'card.flip' : 'card.flipBack']
  return (
    <Drawer
      {...root}
      ref={ref}
      className={classNames('fandeck-card-detail', className)}
      open={open}
      onOpenChange={onOpenChange}
      top={48}
      title={card.name}
      footer={
        <div className="fandeck-card-detail__actions">
          {actions}
          {onShare && (
            <IconButton kind="outline" label={messages['share.title']} onClick={onShare}>
              <Share2 size={24} aria-hidden />
            </IconButton>
          )}
          <Button block onClick={turn}>
            {turnLabel}
          </Button>
        </div>
      }
    >
      <div className="fandeck-card-detail__stage fandeck-on-art" style={stageColours(card)}>
        <div className="fandeck-card-detail__card">
          <Card {...drawn} face={face} focused />
        </div>
        <IconButton kind="glass" className="fandeck-card-detail__turn" label={turnLabel} onClick={turn}>
          <RefreshCw size={22} aria-hidden />
        </IconButton>
      </div>
      <dl className="fandeck-card-detail__facts">
        {factsOf(messages, dates, card).map(([label, value]) => (
          <div key={label} className="fandeck-inset">
            <dt className="fandeck-caption">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
})

function factsOf(
  messages: CardMessages,
  { date }: SeoulDates,
  card: DetailedCard,
): [label: string, value: string][] {
  const { edition, position, number, receivedAt } = card
  const editions = card.editions ?? (edition === undefined ? [] : [edition])
  const numbers = editions.map((one) => `No.${editionNumber(one)}`).join(', ')
  // The number of a magazine is its volume, printed on the cover.
  const place =
    card.look === 'magazine' ? '' : [position, number].filter((part) => part !== undefined).join(' · ')
  const total = card.editionTotal === undefined ? '' : ` / ${grouped(card.editionTotal)}`
  const facts: [string, string | undefined][] = [
    [messages['card.fact.edition'], finishOf(card.finish)?.toUpperCase()],
    [messages['card.fact.number'], numbers ? `${numbers}${total}` : undefined],
    [messages['card.fact.position'], place || undefined],
    [messages['card.fact.receivedAt'], receivedAt === undefined ? undefined : date(receivedAt)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
}

function stageColours({ team }: DetailedCard): CSSProperties | undefined {
  if (!team) return undefined
  return { '--fd-team-1': team.color1, '--fd-team-2': team.color2 } as CSSProperties
}
