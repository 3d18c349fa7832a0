import { usePopups } from '@fandeck/react'
import { forwardRef } from 'react'
import { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'

/** The popups are fetched and dismissed by the widget. */
export interface PopupNoticeProps extends Omit<PopupDialogProps, 'popups' | 'onClose'> {
  /** The page's path without query and fragment. */
  path: string
}

/**
 * The open popups of a path in one dialog; nothing while there is none.
 *
 * @example
 * <PopupNotice path={useLocation().pathname} renderLink={({ href, ...link }) => <Link {...link} to={href} />} />
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
