import { lettersOrNone } from './wire.ts'

/**
 * What points were given or taken for; none from older servers, and for any other reason. Shared by the points (D16) and
 * the activity (S7.42), which lists them among other things.
 */
export const PointReason = lettersOrNone({
  SCAN: 'scan',
  MISSION: 'mission',
  PREDICTION: 'prediction',
  ATTENDANCE: 'attendance',
  ENTRY: 'entry',
})
