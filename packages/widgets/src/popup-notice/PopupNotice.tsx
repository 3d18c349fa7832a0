import { usePopups } from '@fandeck/react'
import { forwardRef, useCallback } from 'react'
import { assignRef } from '../primitives/part/refs.ts'
import { PopupDialog, type PopupDialogProps } from './PopupDialog.tsx'
import { usePopupStill } from './use-popup-still.ts'

const NONE: PopupDialogProps['popups'] = []

/** The props of the widget, which fetches and dismisses the popups. */
export interface PopupNoticeProps extends Omit<PopupDialogProps, 'popups' | 'onClose'> {
  /** The page's path without query and fragment. */
  path: string
}

/**
 * The open popups of a path in one dialog; renders nothing without one. Takes the place of a `PopupStill` of the path.
 *
 * @example <PopupNotice path={useLocation().pathname} renderLink={({ href, ...link }) => <Link {...link} to={href} />} />
 * @see S4.41, S4.42
 */
export const PopupNotice = /* @__PURE__ */ forwardRef<HTMLElement, PopupNoticeProps>(function PopupNotice(
  { path, ...dialog },
  ref,
) {
  const { path: entered, loading, open, close } = usePopups({ path })
  const settled = entered === path && !loading
  const dismiss = useCallback((popupId: number) => close(popupId, { today: true }), [close])
  const { instant, closed, replace } = usePopupStill(path, { settled, empty: open.length === 0, dismiss })
  const root = useCallback(
    (panel: HTMLElement | null) => {
      replace(panel)
      return assignRef(ref, panel)
    },
    [replace, ref],
  )
  return (
    <PopupDialog
      {...dialog}
      {...(instant && { 'data-instant': '' })}
      ref={root}
      popups={closed ? NONE : open}
      onClose={(options) => {
        for (const { popupId } of open) close(popupId, options)
      }}
    />
  )
})
