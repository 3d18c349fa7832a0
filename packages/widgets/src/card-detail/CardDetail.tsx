import { formatSeoulDate } from '@fandeck/sdk'
import { RefreshCw, Share2 } from 'lucide-react'
import { type CSSProperties, useEffect, useState } from 'react'
import { Card, type CardProps } from '../card/Card.tsx'
import { editionNumber, editionTotal, finishOf } from '../card/card-text.ts'
import { type CardMessages, useCardMessages } from '../card/use-card-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import './CardDetail.css'

/** A card and what is known of it. */
export interface DetailedCard extends Omit<CardProps, 'face' | 'focused' | 'owned' | 'className'> {
  position?: string | undefined
  /** The numbers of all copies that the member has; the card's own when left out. */
  editions?: readonly number[] | undefined
  /** Epoch ms. */
  receivedAt?: number | undefined
}

/** The sheet of one card; `card` is drawn on the way out as well, so keep it while it closes. */
export interface CardDetailProps {
  open: boolean
  onOpenChange: OnOpenChange
  card: DetailedCard
  /** Shows the share button. */
  onShare?: (() => void) | undefined
}

/** One card on its stage, both its faces, and its facts; a fact that is not known is left out. */
export function CardDetail({ open, onOpenChange, card, onShare }: CardDetailProps) {
  const messages = useCardMessages()
  const [face, setFace] = useState<'front' | 'back'>('front')
  useEffect(() => {
    if (open) setFace('front')
  }, [open])
  const { position, receivedAt, editions, ...drawn } = card
  const turn = () => setFace(face === 'front' ? 'back' : 'front')
  const turnLabel = messages[face === 'front' ? 'card.flip' : 'card.flipBack']
  return (
    <Drawer
      className="fandeck-card-detail"
      open={open}
      onOpenChange={onOpenChange}
      top={48}
      title={card.name}
      footer={
        <div className="fandeck-card-detail__actions">
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
        {factsOf(messages, card).map(([label, value]) => (
          <div key={label} className="fandeck-inset">
            <dt className="fandeck-caption">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Drawer>
  )
}

function factsOf(messages: CardMessages, card: DetailedCard): [label: string, value: string][] {
  const { edition, position, number, receivedAt } = card
  const editions = card.editions ?? (edition === undefined ? [] : [edition])
  const numbers = editions.map((one) => `No.${editionNumber(one)}`).join(', ')
  const place = [position, number].filter((part) => part !== undefined).join(' · ')
  const total = card.editionTotal === undefined ? '' : ` / ${editionTotal(card.editionTotal)}`
  const facts: [string, string | undefined][] = [
    [messages['card.fact.edition'], finishOf(card.finish)?.toUpperCase()],
    [messages['card.fact.number'], numbers ? `${numbers}${total}` : undefined],
    [messages['card.fact.position'], place || undefined],
    [messages['card.fact.receivedAt'], receivedAt === undefined ? undefined : formatSeoulDate(receivedAt)],
  ]
  return facts.filter((fact): fact is [string, string] => fact[1] !== undefined)
}

function stageColours({ team }: DetailedCard): CSSProperties | undefined {
  if (!team) return undefined
  return { '--fd-team-1': team.color1, '--fd-team-2': team.color2 } as CSSProperties
}
