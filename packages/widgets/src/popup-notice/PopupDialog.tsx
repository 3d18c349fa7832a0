import type { Popup } from '@fandeck/sdk/popups'
import { forwardRef, useState } from 'react'
import { Check } from '../primitives/check/Check.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { PopupSlides } from './PopupSlides.tsx'
import { usePopupMessages } from './use-popup-messages.ts'
import './PopupNotice.css'

/** The props of the dialog; the caller keeps the popups. */
export interface PopupDialogProps extends Omit<HeadedPartProps, 'role'> {
  /** The popups to show; the dialog is closed without any. */
  popups: readonly Popup[]
  /** Called with `today: true` when no popup of the dialog is to be shown again today. */
  onClose(options: { today: boolean }): void
  /** Renders a link to a page of the site. @default a plain link */
  renderLink?: RenderLink | undefined
}

/** Popups in one dialog; the visitor swipes between several. */
export const PopupDialog = /* @__PURE__ */ forwardRef<HTMLElement, PopupDialogProps>(function PopupDialog(
  { popups, onClose, renderLink, headingLevel = 2, className, ...root },
  ref,
) {
  const messages = usePopupMessages()
  const [today, setToday] = useState(false)
  // The dialog keeps its content while it animates out.
  const [shown, setShown] = useState(popups)
  const open = popups.length > 0
  if (open && shown !== popups) {
    if (!sameIds(shown, popups)) setToday(false)
    setShown(popups)
  }
  const close = () => onClose({ today })
  return (
    <Dialog
      {...root}
      ref={ref}
      className={classNames('fandeck-popup', className)}
      open={open}
      onOpenChange={close}
      onClosed={() => setToday(false)}
      label={messages['popup.label']}
    >
      <PopupSlides popups={shown} renderLink={renderLink} headingLevel={headingLevel} />
      <div className="fandeck-popup__bar">
        <Check shape="square" checked={today} onChange={({ target }) => setToday(target.checked)}>
          {messages['popup.today']}
        </Check>
        <button type="button" className="fandeck-popup__close" onClick={close}>
          {messages['common.close']}
        </button>
      </div>
    </Dialog>
  )
})

const sameIds = (some: readonly Popup[], others: readonly Popup[]) =>
  some.length === others.length && some.every(({ popupId }, at) => popupId === others[at]?.popupId)
