import { Share2 } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useState } from 'react'
import { editionNumber } from '../card/card-text.ts'
import { useCardMessages } from '../card/use-card-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Chip } from '../primitives/chip/Chip.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Drawer } from '../primitives/drawer/Drawer.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { CardFactList, type DetailedCard } from './CardFactList.tsx'
import { CardStage, type Face } from './CardStage.tsx'
import './CardDetail.css'

export type { DetailedCard } from './CardFactList.tsx'

/** The props of the drawer; keep `card` until the drawer has closed. */
export interface CardDetailProps extends HeadedPartProps {
  open: boolean
  onOpenChange: OnOpenChange
  card: DetailedCard
  /** Called with the number of another copy; with it, the numbers of `card.editions` can be chosen. */
  onEditionChange?: ((edition: number) => void) | undefined
  /** Buttons beside the one that turns the card, such as a `FavouriteButton`. */
  actions?: ReactNode
  /** Shows the share button. */
  onShare?: (() => void) | undefined
  /** Below the numbers of the copies, such as a link to what they can become. */
  children?: ReactNode
}

/** A drawer with both faces and the facts of one card (S2.45). */
export const CardDetail = /* @__PURE__ */ forwardRef<HTMLElement, CardDetailProps>(function CardDetail(
  { open, onOpenChange, card, onEditionChange, actions, onShare, children, className, ...root },
  ref,
) {
  const messages = useCardMessages()
  const [face, setFace] = useState<Face>('front')
  useEffect(() => {
    if (open) setFace('front')
  }, [open])
  const { position, receivedAt, editions = [], ...drawn } = card
  const chosen = onEditionChange && editions.length > 1
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
      <CardStage card={drawn} face={face} onTurn={turn} />
      {chosen && (
        // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex row
        <div className="fandeck-card-detail__copies" role="group" aria-label={messages['card.fact.number']}>
          {editions.map((edition) => (
            <Chip
              key={edition}
              size={44}
              selected={edition === card.edition}
              onClick={() => onEditionChange(edition)}
            >
              No.{editionNumber(edition)}
            </Chip>
          ))}
        </div>
      )}
      {children && <div className="fandeck-card-detail__more">{children}</div>}
      <CardFactList card={chosen ? { ...card, editions: undefined } : card} />
    </Drawer>
  )
})
