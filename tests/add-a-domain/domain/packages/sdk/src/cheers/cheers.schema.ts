import * as z from 'zod/mini'
import { lenientList, seoulTime, wireObject } from '../http/wire.ts'
import { typedLine } from '../input/wire.ts'

/** A cheer on the wall. */
export const Cheer = wireObject({
  /** What the fan has written. */
  text: ['cheer_text', z.string()],
  /** When it was written. */
  at: ['cheer_dttm', seoulTime],
})
/** A cheer on the wall. */
export type Cheer = z.output<typeof Cheer>

/** GET /cheer/list, newest first. */
export const CheerListReply = wireObject({ rows: ['list', lenientList(Cheer)] })

/** POST /cheer. */
export const CheerBody = wireObject({
  /** One line. */
  text: ['cheer_text', typedLine({ min: 1, max: 40 })],
})
/** What a fan sends. */
export type CheerDraft = z.output<typeof CheerBody>
