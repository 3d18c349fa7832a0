import { enCard } from '../card/messages.en.ts'
import { enDrop } from '../drop-model/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'

/** The English messages of the panel of a drop in an element. */
export const english: Section = /* @__PURE__ */ joined(enCard, enDrop, enCommon)
