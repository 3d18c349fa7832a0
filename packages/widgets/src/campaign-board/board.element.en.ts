import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enBoard } from './messages.en.ts'

/** The English messages of `<fandeck-board>` without those of the boards, which load with each board. */
export const english: Section = /* @__PURE__ */ joined(enBoard, enSignIn, enCommon)
