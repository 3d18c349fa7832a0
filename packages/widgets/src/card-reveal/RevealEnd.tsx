import { Share2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import type { RevealedCard } from './revealed-card.ts'
import { useRevealMessages } from './use-reveal-messages.ts'
import './CardReveal.css'

export interface RevealEndProps {
  /** Shown under the words. */
  note?: ReactNode
  /** Without it, there is no share button. */
  onShare?: ((card: RevealedCard) => void) | undefined
  /** The buttons, in the place of sharing and of the deck. */
  end?: ReactNode
  onDone?: (() => void) | undefined
}

/** What a fan can do once all cards lie open; takes the focus, because the button that had it is gone. */
export function RevealEnd({
  best,
  onShare,
  end,
  onDone,
}: RevealEndProps & { best: RevealedCard | undefined }) {
  const messages = useRevealMessages()
  const actions = useRef<HTMLDivElement>(null)
  useEffect(() => {
    actions.current?.querySelector<HTMLElement>('a, button:not([aria-label])')?.focus()
  }, [])
  return (
    <div className="fandeck-reveal__actions" data-row={end === undefined || undefined} ref={actions}>
      {end ?? (
        <>
          {onShare && best && (
            <IconButton kind="glass" label={messages['reveal.share']} onClick={() => onShare(best)}>
              <Share2 size={22} aria-hidden />
            </IconButton>
          )}
          {onDone && (
            <Button kind="white" block onClick={onDone}>
              {messages['reveal.view']}
            </Button>
          )}
        </>
      )}
    </div>
  )
}
