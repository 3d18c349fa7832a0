import { Pause, Play } from 'lucide-react'

export interface BannerPagerProps {
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
  const bars = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="site-pager">
      <div className="site-pager__bars">
        {bars.map((index) => (
          <button
            key={index}
            type="button"
            className="site-pager__bar"
            aria-label={`${index + 1}번째 배너`}
            aria-current={index === selected || undefined}
            data-past={index < selected || undefined}
            onClick={() => onSelect(index)}
            onAnimationEnd={() => onSelect((index + 1) % count)}
          />
        ))}
      </div>
      <span className="site-pager__place" aria-hidden>
        <b>{selected + 1}</b> / {count}
      </span>
      <button
        type="button"
        className="site-pager__pause"
        aria-label={paused ? '배너 자동 넘김 켜기' : '배너 자동 넘김 멈추기'}
        onClick={() => onPausedChange(!paused)}
      >
        {paused ? (
          <Play size={14} fill="currentColor" aria-hidden />
        ) : (
          <Pause size={14} fill="currentColor" aria-hidden />
        )}
      </button>
    </div>
  )
}
