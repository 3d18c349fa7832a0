import { forwardRef } from 'react'
import { PackFaces } from '../card/FoilPack.tsx'
import { Button } from '../primitives/button/Button.tsx'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'
import './SealedPack.css'

/** The rotations of the packs behind the first, deg; the last is nearest. */
const BEHIND = [-6, 7, -9, 11]

export interface SealedPackProps {
  name: string | undefined
  count: number
  cardsPerPack: number | undefined
  /** Whether the server is being asked for the cards, or they are behind the pack. */
  opening: boolean
  error: unknown
  headingLevel: HeadingLevel | undefined
  onOpen(): void
  onLater(): void
}

/** The packs of one order; a press opens them together. `data-torn` tears them (`opening.ts`). */
export const SealedPack = /* @__PURE__ */ forwardRef<HTMLDivElement, SealedPackProps>(function SealedPack(
  { name = '', count, cardsPerPack, opening, error, headingLevel = 2, onOpen, onLater },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const messages = usePurchaseMessages()
  return (
    <div ref={ref} className="fandeck-reveal__sealed">
      <div className="fandeck-reveal__glow" aria-hidden />
      <div className="fandeck-pack">
        {BEHIND.slice(Math.max(0, BEHIND.length - count + 1)).map((turn) => (
          <div key={turn} className="fandeck-pack__behind" style={{ rotate: `${turn}deg` }} aria-hidden />
        ))}
        <div className="fandeck-pack__light" aria-hidden />
        <PackFaces name={name}>
          {cardsPerPack !== undefined && <p>{messages['pack.cards']({ count: cardsPerPack })}</p>}
        </PackFaces>
        {/* A touch target; keyboards and screen readers use the button below. */}
        <button type="button" className="fandeck-reveal__hit" tabIndex={-1} aria-hidden onClick={onOpen} />
      </div>
      <div className="fandeck-reveal__words" aria-live="polite">
        <Heading className="fandeck-reveal__title">{messages['pack.title']({ name, count })}</Heading>
        <p className="fandeck-body-2">{messages['pack.message']}</p>
        {error !== undefined && (
          <p className="fandeck-pack__error" role="alert">
            {errorSentence(messages, error)}
          </p>
        )}
      </div>
      <div className="fandeck-reveal__actions fandeck-pack__actions">
        <Button kind="white" block loading={opening} onClick={onOpen}>
          {messages['pack.open']}
        </Button>
        <Button kind="ghost" block disabled={opening} onClick={onLater}>
          {messages['pack.later']}
        </Button>
      </div>
    </div>
  )
})
