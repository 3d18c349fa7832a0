import { seoulDayKey } from '@fandeck/sdk'
import type { Popup } from '@fandeck/sdk/popups'
import { forwardRef } from 'react'
import { Check } from '../primitives/check/Check.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { PopupSlides } from './PopupSlides.tsx'
import { usePopupMessages } from './use-popup-messages.ts'
import './PopupNotice.css'

/** The props of the dialog in a page's HTML. */
export interface PopupStillProps extends HeadedPartProps {
  /** The popups of the path, from `popupsFor`. */
  popups: readonly Popup[]
  /** The page's path, as `PopupNotice` receives it. */
  path: string
  /** Server time, epoch ms. */
  now: number
  /** Renders a link to a page of the site. @default a plain link */
  renderLink?: RenderLink | undefined
}

/**
 * The popups of a path in the HTML that a server renders, so that they show before the script of `PopupNotice` has
 * loaded. Render it in a `template`; a small script of the page moves the dialog into the document and calls `showModal`
 * unless `data-popups` lists an id that is dismissed on `data-day`. `PopupNotice` then takes its place.
 *
 * @see S4.41, S4.42
 */
export const PopupStill = /* @__PURE__ */ forwardRef<HTMLElement, PopupStillProps>(function PopupStill(
  { popups, path, now, renderLink, headingLevel = 2, className, ...root },
  ref,
) {
  const messages = usePopupMessages()
  return (
    <Part
      tag="dialog"
      {...root}
      ref={ref}
      base="fandeck-popup-still fandeck-scrim"
      className={className}
      tabIndex={-1}
      aria-label={messages['popup.label']}
      data-status="open"
      data-path={path}
      data-day={seoulDayKey(now)}
      data-popups={popups.map(({ popupId }) => popupId).join(' ')}
    >
      <div className="fandeck-root fandeck-overlay fandeck-dialog fandeck-popup" data-status="open">
        <PopupSlides still popups={popups} renderLink={renderLink} headingLevel={headingLevel} />
        <div className="fandeck-popup__bar">
          <Check shape="square">{messages['popup.today']}</Check>
          <button type="button" className="fandeck-popup__close">
            {messages['common.close']}
          </button>
        </div>
      </div>
    </Part>
  )
})
