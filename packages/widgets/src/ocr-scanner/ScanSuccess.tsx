import type { ClaimedCard } from '@fandeck/sdk/claims'
import { forwardRef, useMemo } from 'react'
import { CardReveal } from '../card-reveal/CardReveal.tsx'
import { Button } from '../primitives/button/Button.tsx'
import { grouped } from '../primitives/grouped.ts'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'

/** The props of the arrival; it renders nothing without a `card`, so keep the card until it has closed. */
export interface ScanSuccessProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  card: ClaimedCard | undefined
  /**
   * Shows "내 카드에서 보기"; without it the first button only closes the dialog. The scanner calls it without a card for a
   * code that the member has claimed before.
   */
  onViewDeck?: ((card?: ClaimedCard) => void) | undefined
  /** Shows the second button, with the words of `again`; called after `onOpenChange`. */
  onScanAgain?: (() => void) | undefined
  /** @default '이어서 스캔하기' */
  again?: string | undefined
}

/** The arrival of a claimed card, with its points. */
export const ScanSuccess = /* @__PURE__ */ forwardRef<HTMLElement, ScanSuccessProps>(function ScanSuccess(
  { open, onOpenChange, card, onViewDeck, onScanAgain, again, ...root },
  ref,
) {
  const messages = useDialogMessages()
  const cards = useMemo(() => (card ? [card] : []), [card])
  if (!card) return null
  const leaveFor = (next: (() => void) | undefined) => () => {
    onOpenChange(false, { reason: 'done' })
    next?.()
  }
  return (
    <CardReveal
      {...root}
      ref={ref}
      open={open}
      cards={cards}
      label={messages['ocr.success.title']({ name: card.cardName })}
      note={
        <p className="fandeck-reveal__note">
          <strong>{messages['ocr.success.points']({ point: grouped(card.point) })}</strong>{' '}
          {messages['ocr.success.total']({ total: grouped(card.totalPoint) })}
        </p>
      }
      end={
        <>
          <Button kind="white" block onClick={leaveFor(onViewDeck && (() => onViewDeck(card)))}>
            {messages[onViewDeck ? 'ocr.success.view' : 'ocr.success.done']}
          </Button>
          {onScanAgain && (
            <Button kind="ghost" block onClick={leaveFor(onScanAgain)}>
              {again ?? messages['ocr.success.again']}
            </Button>
          )}
        </>
      }
      onClose={() => onOpenChange(false, { reason: 'close-button' })}
    />
  )
})
