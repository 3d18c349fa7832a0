import {
  FloatingFocusManager,
  FloatingOverlay,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
} from '@floating-ui/react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from '../class-names.ts'
import { useOverlayRoot } from './overlay-root.ts'
import { scrimsAbove, useOverlayStack } from './overlay-stack.ts'
import { usePresence } from './use-presence.ts'
import './Overlay.css'

/** Milliseconds of an overlay's way in and out (spec §9, 0.3 s and 0.2 s). */
export const MOTION_MS = { open: 300, close: 200 } as const

/** A weak overlay closes on Escape and on a press outside; a strong one only by its own controls. */
export type CloseType = 'weak' | 'strong'
/** What closed an overlay; `done` is the content's own button. */
export type CloseReason = 'escape' | 'overlay' | 'close-button' | 'drag' | 'done'
/** How an overlay comes and goes; `payment` rises without a scale, `flip` turns like a card. */
export type OverlayMotion = 'dialog' | 'drawer' | 'payment' | 'flip'
/** Asked, not told: the overlay stays as it is until the caller changes `open`. */
export type OnOpenChange = (open: boolean, details: { reason: CloseReason }) => void

export interface OverlayProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** @defaultValue 'weak' */
  closeType?: CloseType | undefined
  motion: OverlayMotion
  placement?: 'bottom' | 'right' | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  label?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  /** What gets the focus; the panel itself when absent. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** After the way out, when nothing is left in the page. */
  onClosed?: (() => void) | undefined
  children: ReactNode
}

/**
 * The ground of every modal: portal, scrim, focus trap, scroll lock (counted, restored by the last one), way in and
 * out, then unmount. Stacked overlays close one by one.
 */
export function Overlay({
  open,
  onOpenChange,
  closeType = 'weak',
  motion,
  placement,
  role = 'dialog',
  labelledBy,
  describedBy,
  label,
  className,
  style,
  initialFocus,
  onClosed,
  children,
}: OverlayProps) {
  const root = useOverlayRoot()
  const scrim = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const { isMounted, status, shown } = usePresence(open, panel, MOTION_MS.close)
  const { layer, isTop } = useOverlayStack(open, scrim)
  // An overlay that another one has come upon meanwhile would hide that one from screen readers: it waits.
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  if (floating !== shown && (isTop || !shown)) setFloating(shown)
  // What traps the focus and hides the page searches and measures them: not before the first frame.
  // The root context alone: an overlay stands where the page puts it, and what computes places weighs 4 kB.
  const context = useFloatingRootContext({
    open,
    elements: { reference: null, floating },
    onOpenChange: (next, _event, reason) =>
      onOpenChange(next, { reason: reason === 'escape-key' ? 'escape' : 'overlay' }),
  })
  const dismiss = useDismiss(context, {
    enabled: isTop && closeType === 'weak',
    outsidePress: (event) => event.composedPath()[0] === scrim.current,
  })
  const { getFloatingProps } = useInteractions([dismiss])
  useOnUnmounted(isMounted, onClosed)

  if (!isMounted) return null
  return createPortal(
    <FloatingOverlay
      ref={scrim}
      lockScroll={floating !== null}
      className="fandeck-scrim"
      data-motion={motion}
      data-status={status}
      style={{ zIndex: `calc(var(--fd-z-base, 0) + ${60 + layer * 2})` }}
    >
      <FloatingFocusManager
        context={context}
        modal
        initialFocus={initialFocus ?? panel}
        getInsideElements={() => scrimsAbove(scrim)}
      >
        <div
          ref={panel}
          {...getFloatingProps({
            role,
            'aria-modal': true,
            'aria-label': label,
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
          })}
          className={classNames('fandeck-root', 'fandeck-overlay', className)}
          style={style}
          part="panel"
          data-motion={motion}
          data-placement={placement}
          data-status={status}
        >
          {children}
        </div>
      </FloatingFocusManager>
    </FloatingOverlay>,
    root ?? document.body,
  )
}

function useOnUnmounted(mounted: boolean, callback: (() => void) | undefined) {
  const wasMounted = useRef(mounted)
  useEffect(() => {
    if (wasMounted.current && !mounted) callback?.()
    wasMounted.current = mounted
  }, [mounted, callback])
}
