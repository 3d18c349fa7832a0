import type { ClaimedCard } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import { Card } from '../card/Card.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import { useScanMessages } from './use-scan-messages.ts'
import './ScanSuccess.css'

/** Nothing is shown without a `card`; keep it while the sheet closes. */
export interface ScanSuccessProps {
  open: boolean
  onOpenChange: OnOpenChange
  card: ClaimedCard | undefined
  /** Draws the card, with its team and edition for instance; name and image only when absent. */
  renderCard?: ((card: ClaimedCard) => ReactNode) | undefined
  /** Shows "내 카드에서 보기"; without it the first button just closes. */
  onViewDeck?: ((card: ClaimedCard) => void) | undefined
  /** Shows the second button; called after the sheet was asked to close. */
  onScanAgain?: (() => void) | undefined
}

const points = (value: number) => value.toLocaleString('ko-KR')

/** The card that a code has given, and its points. */
export function ScanSuccess({
  open,
  onOpenChange,
  card,
  renderCard,
  onViewDeck,
  onScanAgain,
}: ScanSuccessProps) {
  const messages = useScanMessages()
  if (!card) return null
  const leaveFor = (next: (() => void) | undefined) => () => {
    onOpenChange(false, { reason: 'done' })
    next?.()
  }
  return (
    <Dialog
      className="fandeck-scan-success"
      open={open}
      onOpenChange={onOpenChange}
      label={messages['ocr.success.title']({ name: card.cardName })}
    >
      <div className="fandeck-scan-success__card">
        {renderCard?.(card) ?? <Card art={card.image} name={card.cardName} focused />}
      </div>
      <h2 className="fandeck-title-2" part="title">
        {messages['ocr.success.title']({ name: card.cardName })}
      </h2>
      <p className="fandeck-body-2">
        <strong className="fandeck-scan-success__points">
          {messages['ocr.success.points']({ point: points(card.point) })}
        </strong>{' '}
        {messages['ocr.success.total']({ total: points(card.totalPoint) })}
      </p>
      <div className="fandeck-scan-success__actions">
        <Button block onClick={leaveFor(onViewDeck && (() => onViewDeck(card)))}>
          {messages[onViewDeck ? 'ocr.success.view' : 'ocr.success.done']}
        </Button>
        {onScanAgain && (
          <Button block kind="ghost" onClick={leaveFor(onScanAgain)}>
            {messages['ocr.success.again']}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
