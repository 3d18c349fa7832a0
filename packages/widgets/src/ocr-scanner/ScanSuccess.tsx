import type { ClaimedCard } from '@fandeck/sdk/claims'
import { forwardRef, type ReactNode } from 'react'
import { FrontCard } from '../card/FrontCard.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { grouped } from '../primitives/grouped.ts'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import './ScanSuccess.css'

/** The props of the dialog; it renders nothing without a `card`, so keep the card until the dialog has closed. */
export interface ScanSuccessProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  card: ClaimedCard | undefined
  /** Renders the card, for instance with its team and edition. @default its name and image */
  renderCard?: ((card: ClaimedCard) => ReactNode) | undefined
  /** Shows "내 카드에서 보기"; without it the first button only closes the dialog. */
  onViewDeck?: ((card: ClaimedCard) => void) | undefined
  /** Shows the second button; called after `onOpenChange`. */
  onScanAgain?: (() => void) | undefined
}

/** A dialog with the claimed card and its points. */
export const ScanSuccess = /* @__PURE__ */ forwardRef<HTMLElement, ScanSuccessProps>(function ScanSuccess(
  { open, onOpenChange, card, renderCard, onViewDeck, onScanAgain, headingLevel = 2, className, ...root },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = useDialogMessages()
  if (!card) return null
  const leaveFor = (next: (() => void) | undefined) => () => {
    onOpenChange(false, { reason: 'done' })
    next?.()
  }
  return (
    <Dialog
      {...root}
      ref={ref}
      className={classNames('fandeck-scan-success', className)}
      open={open}
      onOpenChange={onOpenChange}
      label={messages['ocr.success.title']({ name: card.cardName })}
    >
      <div className="fandeck-scan-success__card">
        {renderCard?.(card) ?? <FrontCard art={card.image} name={card.cardName} focused />}
      </div>
      <Heading className="fandeck-title-2" part="title">
        {messages['ocr.success.title']({ name: card.cardName })}
      </Heading>
      <p className="fandeck-body-2">
        <strong className="fandeck-scan-success__points">
          {messages['ocr.success.points']({ point: grouped(card.point) })}
        </strong>{' '}
        {messages['ocr.success.total']({ total: grouped(card.totalPoint) })}
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
})
