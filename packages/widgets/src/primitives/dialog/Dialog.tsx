import { forwardRef, type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../class-names.ts'
import { type CloseType, type OnOpenChange, Overlay } from '../overlay/Overlay.tsx'
import type { HeadedPartProps } from '../part/Part.tsx'
import './Dialog.css'

/** The props of a dialog; `title` or `label` is required as its accessible name. */
export interface DialogProps extends HeadedPartProps {
  open: boolean
  onOpenChange: OnOpenChange
  closeType?: CloseType | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** The visible title; `label` names a dialog without one. */
  title?: ReactNode
  label?: string | undefined
  description?: ReactNode
  /** Rendered in a tile above the title. */
  icon?: ReactNode
  iconTone?: 'neutral' | 'wallet' | 'danger' | undefined
  /** The buttons; two share the row 1 : 1.3. */
  actions?: ReactNode
  motion?: 'dialog' | 'flip' | undefined
  initialFocus?: RefObject<HTMLElement | null> | undefined
  /** Called after the exit animation, when the dialog has unmounted. */
  onClosed?: (() => void) | undefined
  children?: ReactNode
}

/** A modal dialog over the page. */
export const Dialog = /* @__PURE__ */ forwardRef<HTMLElement, DialogProps>(function Dialog(
  {
    title,
    label,
    description,
    icon,
    iconTone = 'neutral',
    actions,
    motion = 'dialog',
    className,
    headingLevel = 2,
    children,
    ...overlay
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  return (
    <Overlay
      {...overlay}
      ref={ref}
      motion={motion}
      label={label}
      labelledBy={title ? `${id}-title` : undefined}
      describedBy={description ? `${id}-description` : undefined}
      className={classNames('fandeck-dialog', className)}
    >
      {icon && (
        <span className="fandeck-dialog__icon" data-tone={iconTone} aria-hidden>
          {icon}
        </span>
      )}
      {title && (
        <Heading className="fandeck-dialog__title fandeck-title-3" id={`${id}-title`} part="title">
          {title}
        </Heading>
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
})
