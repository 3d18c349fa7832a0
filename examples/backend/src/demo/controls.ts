import type { BackendClock } from '../clock.ts'
import type { Controls } from '../context.ts'
import type { Db } from '../db/open.ts'
import { readSetting, writeSetting } from '../settings/store.ts'

/** Creates the controls of a clock and restores its stored offset. */
export async function createControls(db: Db, clock: BackendClock): Promise<Controls> {
  const stored = Number(await readSetting(db, 'clock_offset_ms'))
  if (Number.isSafeInteger(stored)) clock.setOffset(stored)
  let down = false
  return {
    offsetMs: clock.offset,
    async moveClock(offsetMs) {
      await writeSetting(db, 'clock_offset_ms', String(offsetMs))
      clock.setOffset(offsetMs)
    },
    outage: () => down,
    setOutage(on) {
      down = on
    },
  }
}
