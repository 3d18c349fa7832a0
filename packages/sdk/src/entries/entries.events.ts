/** Events of entries. */
export interface EntriesEvents {
  /** The member has entered the draw of an event. */
  'entries:entered': { eventId: number }
}
