import { usePopups } from '@fandeck/react'
import { forwardRef } from 'react'
import { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'

/** The props of the widget, which fetches and dismisses the popups. */
export interface PopupNoticeProps extends Omit<PopupDialogProps, 'popups' | 'onClose'> {
  /** The page's path without query and fragment. */
  path: string
}

/**
 * The open popups of a path in one dialog; renders nothing without one.
 *
 * @example <PopupNotice path={useLocation().pathname} renderLink={({ href, ...link }) => <Link {...link} to={href} />} />
 * @see S4.41, S4.42
 */
export const PopupNotice = /* @__PURE__ */ forwardRef<HTMLElement, PopupNoticeProps>(function PopupNotice(
  { path, ...dialog },
  ref,
) {
  const { open, close } = usePopups({ path })
  return (
    <PopupDialog
      {...dialog}
      ref={ref}
      popups={open}
      onClose={(options) => {
        for (const { popupId } of open) close(popupId, options)
      }}
    />
  )
})
