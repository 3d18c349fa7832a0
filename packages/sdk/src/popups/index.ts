/**
 * The popups of the site.
 *
 * @module
 */
export type { PopupsEvents } from './popups.events.ts'
export { type PopupContext, popupsFor } from './popups.rules.ts'
export { type Popup, popupOf } from './popups.schema.ts'
export { createPopups, getMainPopups, getPopupNotices, type Popups, type PopupsState } from './popups.ts'
