import { X } from 'lucide-react'
import { forwardRef, type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Overlay } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { RevealStage } from './RevealStage.tsx'
import type { RevealedCard } from './revealed-card.ts'
import { useDecoded } from './use-decoded.ts'
import { useRevealMessages } from './use-reveal-messages.ts'
import './CardReveal.css'

/** The props of the reveal. */
export interface CardRevealProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  /** The new cards, in the order of the reveal; once their pictures are decoded, or have been waited for, they come. */
  cards: readonly RevealedCard[]
  /** The name of the pack, under the name of each card. */
  packName?: string | undefined
  /** What is shown while there are no cards yet, and over them while they wait. */
  sealed?: ReactNode
  /** Draws the cards behind what is sealed, so that they come without a render between two movements. */
  waiting?: boolean | undefined
  /** The name of the dialog. @default '카드 열기' */
  label?: string | undefined
  /** Shown under the words once all cards are open, such as their points. */
  note?: ReactNode
  /** Called with the rarest card when the fan presses "공유하기"; without it, there is no such button. */
  onShare?: ((card: RevealedCard) => void) | undefined
  /** The buttons at the end, in the place of "공유하기" and "덱에서 보기". */
  end?: ReactNode
  /** Called with all cards that lie open, whenever another one does. */
  onOpened?: ((cards: readonly RevealedCard[]) => void) | undefined
  /** Called when the fan leaves, with or without unopened cards. */
  onClose(): void
  /** Called when the fan presses "덱에서 보기"; without it, there is no such button. */
  onDone?: (() => void) | undefined
}

/** The new cards, one after another with the rarest last; after it all of them in a fan. */
export const CardReveal = /* @__PURE__ */ forwardRef<HTMLElement, CardRevealProps>(function CardReveal(
  {
    open,
    cards,
    packName,
    sealed,
    waiting = false,
    label,
    note,
    onShare,
    end,
    onOpened,
    onClose,
    onDone,
    headingLevel = 2,
    className,
    ...root
  },
  ref,
) {
  const messages = useRevealMessages()
  const [kept, setKept] = useState(cards)
  // The closing animation keeps showing the cards.
  useEffect(() => {
    if (open) setKept(cards)
  }, [open, cards])
  const shown = open ? cards : kept
  // Behind a pack they are drawn at once, and the pack waits for their pictures.
  const decoded = useDecoded(sealed ? undefined : shown)
  return (
    <Overlay
      {...root}
      ref={ref}
      open={open}
      onOpenChange={onClose}
      closeType="strong"
      motion="dialog"
      label={label ?? messages['reveal.label']}
      className={classNames('fandeck-reveal fandeck-on-art', className)}
    >
      <IconButton className="fandeck-reveal__close" label={messages['common.close']} onClick={onClose}>
        <X size={24} aria-hidden />
      </IconButton>
      {(shown.length === 0 || waiting) && sealed}
      {(sealed ? shown.length > 0 : decoded) && (
        <RevealStage
          cards={shown}
          level={headingLevel}
          {...{ packName, waiting, note, onShare, end, onOpened, onClose, onDone }}
        />
      )}
    </Overlay>
  )
})
