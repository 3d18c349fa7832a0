import { X } from 'lucide-react'
import {
  type CSSProperties,
  forwardRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/IconButton.tsx'
import { type CloseType, type OnOpenChange, Overlay } from '../overlay/Overlay.tsx'
import { useDragToClose } from '../overlay/use-drag-to-close.ts'
import type { HeadedPartProps } from '../part/Part.tsx'
import { useCommonMessages } from '../use-common-messages.ts'
import './Drawer.css'

/** The props of a drawer; a weak drawer also closes by a drag, with the reason `drag`. */
export interface DrawerProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  closeType?: CloseType | undefined
  placement?: 'bottom' | 'right' | undefined
  /** `payment` slides up without scaling and fills the page below 44 px. */
  motion?: 'drawer' | 'payment' | undefined
  title: ReactNode
  /** The space above the drawer, px (wallet 72, card 48, players 212). @default the drawer is as tall as its content */
  top?: number | undefined
  /** Pinned to the lower edge, above the safe area. */
  footer?: ReactNode
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called after the exit animation, when the drawer has unmounted. */
  onClosed?: (() => void) | undefined
  children: ReactNode
}

/** A sheet at the edge of the page; a drag of more than 100 px closes it, unless it is strong. */
export const Drawer = /* @__PURE__ */ forwardRef<HTMLElement, DrawerProps>(function Drawer(
  {
    placement = 'bottom',
    motion = 'drawer',
    title,
    top,
    footer,
    className,
    style,
    headingLevel = 2,
    children,
    ...overlay
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const messages = useCommonMessages()
  const head = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement | null>(null)
  const { open, onOpenChange, closeType = 'weak' } = overlay
  const grip = useDragToClose({
    target: panel,
    axis: placement === 'right' ? 'x' : 'y',
    enabled: closeType === 'weak',
    onClose: () => onOpenChange(false, { reason: 'drag' }),
  })

  useEffect(() => {
    if (open) panel.current?.style.removeProperty('--fandeck-drag')
  }, [open])

  return (
    <Overlay
      {...overlay}
      ref={ref}
      motion={motion}
      placement={placement}
      labelledBy={`${id}-title`}
      className={classNames('fandeck-drawer', className)}
      style={{ ...topStyle(top), ...style }}
    >
      <div
        className="fandeck-drawer__head"
        ref={(element) => {
          head.current = element
          panel.current = element?.closest<HTMLElement>('.fandeck-drawer') ?? null
        }}
        {...grip}
      >
        {placement === 'bottom' && closeType === 'weak' && (
          <span className="fandeck-drawer__grabber" aria-hidden />
        )}
        <Heading className="fandeck-drawer__title fandeck-title-3" id={`${id}-title`} part="title">
          {title}
        </Heading>
        <IconButton
          className="fandeck-drawer__close"
          label={messages['common.close']}
          onClick={() => onOpenChange(false, { reason: 'close-button' })}
        >
          <X size={24} aria-hidden />
        </IconButton>
      </div>
      <div className="fandeck-drawer__body">{children}</div>
      {footer && <div className="fandeck-drawer__footer">{footer}</div>}
    </Overlay>
  )
})

const topStyle = (top: number | undefined) =>
  top === undefined ? {} : ({ '--fandeck-top': `${top}px` } as CSSProperties)
