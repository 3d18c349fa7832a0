import { enCard } from '../card/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enScan } from './messages.en.ts'

/** The English messages of `<fandeck-scanner>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(enCard, enScan, enCommon)
