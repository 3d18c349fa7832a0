import type { Finish } from '../art/card-face.ts'
import { FINISH_OF } from '../seed/content/types.ts'

const finishes: ReadonlyMap<string, Finish> = new Map(Object.entries(FINISH_OF))

/** Returns the finish that the title of an edition names. */
export const finishOf = (editionTitle: string): Finish => finishes.get(editionTitle) ?? 'basic'
