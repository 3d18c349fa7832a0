import { Pause, Play } from 'lucide-react'
import { useMessagesOf } from '../theme/messages.tsx'
import { koBanners } from './messages.ko.ts'

interface BannerPagerProps {
  count: number
  selected: number
  paused: boolean
  onPausedChange(paused: boolean): void
  onSelect(index: number): void
}

/**
 * Bars, position and pause button. The current banner's bar fills in five seconds and its end shows the next banner, so
 * everything that pauses the animation (focus, a pointer, reduced motion) also pauses the banners.
 */
export function BannerPager({ count, selected, paused, onPausedChange, onSelect }: BannerPagerProps) {
  const messages = useMessagesOf(koBanners)
  const Icon = paused ? Play : Pause
  return (
    <div className="fandeck-banners__pager">
      <div className="fandeck-banners__bars">
        {[...Array(count).keys()].map((index) => (
          <button
            key={index}
            type="button"
            className="fandeck-banners__bar"
            aria-label={messages['banners.show']({ place: index + 1 })}
            aria-current={index === selected || undefined}
            data-past={index < selected || undefined}
            onClick={() => onSelect(index)}
            onAnimationEnd={() => onSelect((index + 1) % count)}
          />
        ))}
      </div>
      <span className="fandeck-banners__place" aria-hidden>
        <b>{selected + 1}</b> / {count}
      </span>
      <button
        type="button"
        className="fandeck-banners__pause"
        aria-label={messages[paused ? 'banners.resume' : 'banners.pause']}
        onClick={() => onPausedChange(!paused)}
      >
        <Icon size={14} fill="currentColor" aria-hidden />
      </button>
    </div>
  )
}
