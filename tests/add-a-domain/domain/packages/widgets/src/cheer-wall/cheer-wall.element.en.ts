import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enCheerWall } from './messages.en.ts'

/** The English messages of `<fandeck-cheer-wall>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(enCheerWall, enSignIn, enCommon)
