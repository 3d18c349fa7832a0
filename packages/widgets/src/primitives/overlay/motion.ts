/** The duration of the entry and exit animation, ms (S9.6). */
export const MOTION_MS = { open: 300, close: 200 } as const
