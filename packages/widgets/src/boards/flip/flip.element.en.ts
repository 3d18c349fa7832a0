import { enCard } from '../../card/messages.en.ts'
import { enCommon } from '../../theme/common.en.ts'
import { joined, type Section } from '../../theme/joined.ts'
import { enFlip } from './messages.en.ts'

/** The English messages of the cards that turn over in an element. */
export const english: Section = /* @__PURE__ */ joined(enCard, enFlip, enCommon)
