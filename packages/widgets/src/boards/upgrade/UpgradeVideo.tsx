import { useEffect, useRef } from 'react'
import { Button } from '../../primitives/button/Button.tsx'
import { useUpgradeMessages } from './use-upgrade-messages.ts'

interface UpgradeVideoProps {
  /** The address of the video; without one, the stage flashes. */
  src: string | undefined
  onEnded(): void
  onFailed(): void
}

/** The time of the flash that stands for a video, ms. */
const FLASH_MS = 600
/** The time in which a video must have begun, ms. */
const PATIENCE_MS = 6000

const isCalm = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches === true

/** The video of an upgrade. Reduced motion skips it, and a video that does not load or play gives way to the effect. */
export function UpgradeVideo({ src, onEnded, onFailed }: UpgradeVideoProps) {
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
      const flash = setTimeout(() => latest.current.onEnded(), FLASH_MS)
      return () => clearTimeout(flash)
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
      {src ? (
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
      ) : (
        <div className="fandeck-upgrade__flash" aria-hidden />
      )}
      <Button className="fandeck-upgrade__skip" kind="ghost" size={44} onClick={onEnded}>
        {messages['upgrade.skip']}
      </Button>
    </div>
  )
}
