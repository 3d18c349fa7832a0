import { type CSSProperties, useEffect, useRef } from 'react'
import type { CardFacts } from '../../card/card-props.ts'
import { FrontCard } from '../../card/FrontCard.tsx'
import { Button } from '../../primitives/button/Button.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeVideoProps {
  /** The address of the video; without one, the cards alone are shown. */
  src: string | undefined
  /** The three ingredients, which merge in the middle while the video begins. */
  cards: readonly CardFacts[]
  onEnded(): void
  onFailed(): void
}

/** The duration of the merge, ms; a section without a video shows the merge alone. */
const MERGE_MS = 1300
/** The time in which a video must have begun, ms. */
const PATIENCE_MS = 6000

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true

/** The video of an upgrade. Reduced motion skips it, and a video that does not load or play gives way to the effect. */
export function UpgradeVideo({ src, cards, onEnded, onFailed }: UpgradeVideoProps) {
  const messages = useUpgradeMessages()
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef({ onEnded, onFailed })
  useEffect(() => {
    latest.current = { onEnded, onFailed }
  })

  useEffect(() => {
    if (isCalm()) return latest.current.onEnded()
    const element = video.current
    if (!element) {
      const merged = setTimeout(() => latest.current.onEnded(), MERGE_MS)
      return () => clearTimeout(merged)
    }
    let over = false
    const fail = () => {
      if (!over) latest.current.onFailed()
    }
    const late = setTimeout(fail, PATIENCE_MS)
    const begun = () => clearTimeout(late)
    element.addEventListener('timeupdate', begun)
    // Chrome refuses autoplay without sound, too, in its data saver.
    element.play().catch(fail)
    return () => {
      over = true
      begun()
      element.removeEventListener('timeupdate', begun)
    }
  }, [])

  return (
    <div className="fandeck-upgrade__play">
      <p className="fandeck-visually-hidden" role="status">
        {messages['upgrade.playing']}
      </p>
      {src && (
        <video
          ref={video}
          className="fandeck-upgrade__video"
          src={src}
          muted
          playsInline
          preload="auto"
          aria-hidden
          onEnded={onEnded}
          onError={onFailed}
        />
      )}
      <div className="fandeck-upgrade__merge" aria-hidden>
        <div className="fandeck-upgrade__flash" />
        {cards.map((card, at) => (
          <div
            key={`${card.number}-${card.edition}`}
            className="fandeck-upgrade__ingredient"
            style={{ '--fandeck-side': at - 1 } as CSSProperties}
          >
            <FrontCard {...card} />
          </div>
        ))}
      </div>
      <Button className="fandeck-upgrade__skip" kind="ghost" size={44} onClick={onEnded}>
        {messages['upgrade.skip']}
      </Button>
    </div>
  )
}
