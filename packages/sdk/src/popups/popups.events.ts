/** Events of popups. */
export interface PopupsEvents {
  /** Emitted when a route change opens popups. */
  'popups:opened': { path: string; popupIds: readonly number[] }
  /** Emitted when the visitor dismisses a popup for the rest of the day, `YYYYMMDD` in Seoul. */
  'popups:dismissed': { popupId: number; day: string }
}
