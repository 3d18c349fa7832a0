import type { TransitionState } from '@fandeck/sdk/transition'
import { type CSSProperties, forwardRef, useEffect, useRef, useState } from 'react'
import { Image } from '../primitives/image/Image.tsx'
import { MOTION_MS } from '../primitives/overlay/motion.ts'
import { usePresence } from '../primitives/overlay/use-presence.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { useMessagesOf } from '../theme/messages.tsx'
import { koTransition } from './messages.ko.ts'
import './TransitionCover.css'

/** One side of the cover. */
export interface TransitionTeam {
  name: string
  /** The main colour and the dark background. */
  colors: readonly string[]
  /** The crest. @default that of the state */
  crest?: string | undefined
}

/** The props of the cover; the state is that of `useOriginalsTransition`. */
export interface TransitionCoverProps extends PartProps {
  state: TransitionState
  from: TransitionTeam
  to: TransitionTeam
  /** Called on a press anywhere and on Escape. */
  onSkip(): void
}

/**
 * Covers the page during the transition between originals; announced politely.
 *
 * @see S2.40, S4.37, S4.38, S4.39, D34
 */
export const TransitionCover = /* @__PURE__ */ forwardRef<HTMLElement, TransitionCoverProps>(
  function TransitionCover({ state, from, to, onSkip, style, ...root }, ref) {
    const messages = useMessagesOf(koTransition)
    const cover = useRef<HTMLDivElement>(null)
    const { isMounted, status } = usePresence(state.isActive, cover, MOTION_MS.close)
    // Keeps its content during the exit animation.
    const [shown, setShown] = useState({ state, from, to })
    if (state.isActive && shown.state !== state) setShown({ state, from, to })
    useEscape(state.isActive, onSkip)
    const colors = {
      '--fandeck-from-1': shown.from.colors[0],
      '--fandeck-from-2': shown.from.colors[1],
      '--fandeck-to-1': shown.to.colors[0],
      '--fandeck-to-2': shown.to.colors[1],
      ...style,
    } as CSSProperties
    return (
      <Part base="fandeck-root fandeck-transition" role="status" {...root} style={colors} ref={ref}>
        {isMounted && (
          <div ref={cover} className="fandeck-transition__cover fandeck-on-art" data-status={status}>
            <div className="fandeck-transition__to" />
            <Image
              className="fandeck-transition__crest"
              shownWidth={132}
              src={shown.from.crest ?? shown.state.fromIcon}
              alt=""
              loading="eager"
            />
            <Image
              className="fandeck-transition__crest"
              shownWidth={132}
              data-to=""
              src={shown.to.crest ?? shown.state.toIcon}
              alt=""
              loading="eager"
            />
            <div className="fandeck-transition__words">
              <p>{messages['transition.from']({ name: shown.from.name })}</p>
              <p className="fandeck-display fandeck-transition__title">
                {messages['transition.to']({ name: shown.to.name })}
              </p>
              <p>{shown.state.description}</p>
              <span className="fandeck-transition__bar" aria-hidden />
            </div>
            <button type="button" className="fandeck-transition__skip" onClick={onSkip}>
              <span className="fandeck-visually-hidden">{messages['transition.skip']}</span>
            </button>
          </div>
        )}
      </Part>
    )
  },
)

function useEscape(active: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!active) return
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && latest.current()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [active])
}
