import type { Popup } from './popups.schema.ts'

/** The visitor's path, the time, and today's dismissals. */
export interface PopupContext {
  /** The path without query and fragment, such as `/`. */
  path: string
  /** Server time, epoch ms. */
  now: number
  /** Ids dismissed under today's key. */
  dismissed: readonly number[]
}

/**
 * The popups that open on a path: of that exact path, within their period, not dismissed today, each id once.
 *
 * @see S4.41
 */
export function popupsFor(popups: readonly Popup[], { path, now, dismissed }: PopupContext): Popup[] {
  const open = popups.filter(
    (popup) =>
      popup.path === path &&
      (popup.startAt ?? now) <= now &&
      now < (popup.endAt ?? Number.POSITIVE_INFINITY) &&
      !dismissed.includes(popup.popupId),
  )
  return [...new Map(open.toReversed().map((popup) => [popup.popupId, popup])).values()].toReversed()
}
