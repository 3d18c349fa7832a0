import { enCard } from '../../card/messages.en.ts'
import { enCommon } from '../../theme/common.en.ts'
import { joined, type Section } from '../../theme/joined.ts'
import { enPlayerFilter } from './messages.en.ts'

/** The English messages of the filter of players in an element. */
export const english: Section = /* @__PURE__ */ joined(enCard, enPlayerFilter, enCommon)
