/** Events of the cover between originals pages. */
export interface TransitionEvents {
  /** Emitted when the cover appears. */
  'transition:started': { linkUrl: string }
  /** Emitted when the cover disappears. */
  'transition:ended': { linkUrl: string }
}
