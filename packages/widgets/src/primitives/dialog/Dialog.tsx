import { type ReactNode, type RefObject, useId } from 'react'
import { type CloseType, type OnOpenChange, Overlay } from '../overlay/Overlay.tsx'
import './Dialog.css'

/** Give `title` or `label`: a dialog without a name cannot be told by a screen reader. */
export interface DialogProps {
  open: boolean
  onOpenChange: OnOpenChange
  closeType?: CloseType
  role?: 'dialog' | 'alertdialog'
  /** Its name; when it is not to be seen, give `label` instead. */
  title?: ReactNode
  label?: string
  description?: ReactNode
  /** Stands in a tile above the title. */
  icon?: ReactNode
  iconTone?: 'neutral' | 'wallet' | 'danger'
  /** One button fills the row, two share it 1 : 1.3. */
  actions?: ReactNode
  motion?: 'dialog' | 'flip'
  className?: string
  initialFocus?: RefObject<HTMLElement | null>
  /** Called after the way out, when nothing of it is left in the page. */
  onClosed?: () => void
  children?: ReactNode
}

/** A question or a statement over the page. */
export function Dialog({
  title,
  label,
  description,
  icon,
  iconTone = 'neutral',
  actions,
  motion = 'dialog',
  className,
  children,
  ...overlay
}: DialogProps) {
  const id = useId()
  return (
    <Overlay
      {...overlay}
      motion={motion}
      label={label}
      labelledBy={title ? `${id}-title` : undefined}
      describedBy={description ? `${id}-description` : undefined}
      className={className ? `fandeck-dialog ${className}` : 'fandeck-dialog'}
    >
      {icon && (
        <span className="fandeck-dialog__icon" data-tone={iconTone} aria-hidden>
          {icon}
        </span>
      )}
      {title && (
        <h2 className="fandeck-dialog__title fandeck-title-3" id={`${id}-title`} part="title">
          {title}
        </h2>
      )}
      {description && (
        <p className="fandeck-dialog__description" id={`${id}-description`}>
          {description}
        </p>
      )}
      {children}
      {actions && <div className="fandeck-dialog__actions">{actions}</div>}
    </Overlay>
  )
}
