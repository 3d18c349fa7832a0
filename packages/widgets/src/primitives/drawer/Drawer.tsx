import { X } from 'lucide-react'
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { type CloseType, type OnOpenChange, Overlay } from '../overlay/Overlay.tsx'
import { useDragToClose } from '../overlay/use-drag-to-close.ts'
import { useCommonMessages } from '../use-common-messages.ts'
import './Drawer.css'

/** A weak one also closes by a drag away from the page, with the reason `drag`. */
export interface DrawerProps {
  open: boolean
  onOpenChange: OnOpenChange
  closeType?: CloseType
  placement?: 'bottom' | 'right'
  /** `payment` comes up without a scale and fills the page from 44 px below its top. */
  motion?: 'drawer' | 'payment'
  title: ReactNode
  /** Px left free above; the drawer then fills the rest (wallet 72, card 48, players 212). As tall as its content when absent. */
  top?: number
  /** Stays at the lower edge, above the safe area. */
  footer?: ReactNode
  className?: string
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the way out, when nothing of it is left in the page. */
  onClosed?: () => void
  children: ReactNode
}

/** A sheet from the edge: a drag of more than 100 px away from the page closes it, unless it is strong. */
export function Drawer({
  placement = 'bottom',
  motion = 'drawer',
  title,
  top,
  footer,
  className,
  children,
  ...overlay
}: DrawerProps) {
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
      motion={motion}
      placement={placement}
      labelledBy={`${id}-title`}
      className={className ? `fandeck-drawer ${className}` : 'fandeck-drawer'}
      style={top === undefined ? undefined : ({ '--fandeck-top': `${top}px` } as CSSProperties)}
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
        <h2 className="fandeck-drawer__title fandeck-title-3" id={`${id}-title`} part="title">
          {title}
        </h2>
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
}
