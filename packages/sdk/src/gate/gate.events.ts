/** Events of the gate in front of a drop. */
export interface GateEvents {
  /** Emitted when the member takes part, in the draw or in the queue. */
  'gate:joined': { dropId: number }
  /** Emitted when the fan has a place. */
  'gate:placed': { dropId: number; place: number | undefined }
  /** Emitted when the fan may buy until `until`, server time in epoch ms. */
  'gate:called': { dropId: number; until: number | undefined }
  /** Emitted when the call has passed unused. */
  'gate:missed': { dropId: number }
}
