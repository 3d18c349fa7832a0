import { constants } from '@fandeck/sdk'

/** The duration of the entry and exit animation, ms (S9.6). */
export const MOTION_MS = { open: constants.modalMotionMs.in, close: constants.modalMotionMs.out }
