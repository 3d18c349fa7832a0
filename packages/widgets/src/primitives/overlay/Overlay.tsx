import {
  FloatingFocusManager,
  FloatingOverlay,
  useDismiss,
  useFloatingRootContext,
  useInteractions,
} from '@floating-ui/react'
import {
  forwardRef,
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Part, type PartProps } from '../part/Part.tsx'
import { useMergedRef } from '../part/refs.ts'
import { MOTION_MS } from './motion.ts'
import { useOverlayRoot } from './overlay-root.ts'
import { hostInPage, scrimsAbove, useOverlayStack } from './overlay-stack.ts'
import { useCloseRequest } from './use-close-request.ts'
import { useKeyboard } from './use-keyboard.ts'
import { usePresence } from './use-presence.ts'
import './Overlay.css'

/**
 * A weak overlay closes on Escape, the back gesture and a press outside; a strong one only by its own controls, and may
 * ask for a confirmation (D74).
 */
export type CloseType = 'weak' | 'strong'
/** Why an overlay closes; `done` is a button of its content. */
export type CloseReason = 'escape' | 'overlay' | 'close-button' | 'drag' | 'done'
/** The animation of an overlay; `payment` slides up without scaling, `flip` turns like a card. */
export type OverlayMotion = 'dialog' | 'drawer' | 'payment' | 'flip'
/** Called to request a change; the overlay keeps its state until the caller changes `open`. */
export type OnOpenChange = (open: boolean, details: { reason: CloseReason }) => void

export interface OverlayProps extends PartProps {
  open: boolean
  onOpenChange: OnOpenChange
  /** @default 'weak' */
  closeType?: CloseType | undefined
  /** Called when Escape or the back gesture asks a strong overlay to close. */
  onAsked?: (() => void) | undefined
  motion: OverlayMotion
  placement?: 'bottom' | 'right' | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  label?: string | undefined
  /** The element to focus initially. @default the panel */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called after the exit animation, when the overlay has unmounted. */
  onClosed?: (() => void) | undefined
  children: ReactNode
}

/**
 * The base of every modal: portal, top layer, scrim, focus trap, reference-counted scroll lock, and entry and exit animations.
 * Escape closes stacked overlays one by one.
 */
export const Overlay = /* @__PURE__ */ forwardRef<HTMLElement, OverlayProps>(function Overlay(
  {
    open: wanted,
    onOpenChange,
    closeType = 'weak',
    onAsked,
    motion,
    placement,
    role = 'dialog',
    labelledBy,
    describedBy,
    label,
    className,
    initialFocus,
    onClosed,
    children,
    ...rest
  },
  ref,
) {
  // The press that opens an overlay shows its frame first: the overlay renders in up to 200 ms (CPU 4x, `pnpm bench:inp`).
  const open = useDeferredValue(wanted, false) && wanted
  const host = useOverlayRoot()
  const scrim = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const root = useMergedRef(panel, ref)
  const { isMounted, status, shown } = usePresence(open, panel, MOTION_MS.close)
  const { layer, isTop } = useOverlayStack(open, scrim)
  // An overlay below another one would hide the upper one from screen readers, so it waits until it is on top.
  const [floating, setFloating] = useState<HTMLElement | null>(null)
  if (floating !== shown && (isTop || !shown)) setFloating(shown)
  // `shown` is set after the first frame, because the focus trap measures the page and would delay that frame.
  // `useFloatingRootContext` and not `useFloating`, whose positioning is unused here and adds 4 kB.
  const context = useFloatingRootContext({
    open,
    elements: { reference: null, floating },
    onOpenChange: (next, event, reason) => {
      // Escape is a close request, too, and would then reach the overlay below.
      if (reason === 'escape-key') event?.preventDefault()
      onOpenChange(next, { reason: reason === 'escape-key' ? 'escape' : 'overlay' })
    },
  })
  useCloseRequest(open && isTop, {
    allowed: closeType === 'weak',
    onRequest: () => (closeType === 'weak' ? onOpenChange(false, { reason: 'escape' }) : onAsked?.()),
  })
  const dismiss = useDismiss(context, {
    enabled: isTop && closeType === 'weak',
    outsidePress: (event) => event.composedPath()[0] === scrim.current,
  })
  const { getFloatingProps } = useInteractions([dismiss])
  useKeyboard(scrim, open && isTop)
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
        getInsideElements={() => [...scrimsAbove(scrim), ...hostInPage(scrim)]}
      >
        <Part
          ref={root}
          base="fandeck-root fandeck-overlay"
          {...getFloatingProps({
            ...rest,
            role,
            'aria-modal': true,
            'aria-label': label,
            'aria-labelledby': labelledBy,
            'aria-describedby': describedBy,
          })}
          className={className}
          part="panel"
          data-motion={motion}
          data-placement={placement}
          data-status={status}
        >
          {children}
        </Part>
      </FloatingFocusManager>
    </FloatingOverlay>,
    host ?? document.body,
  )
})

function useOnUnmounted(mounted: boolean, callback: (() => void) | undefined) {
  const wasMounted = useRef(mounted)
  useEffect(() => {
    if (wasMounted.current && !mounted) callback?.()
    wasMounted.current = mounted
  }, [mounted, callback])
}
