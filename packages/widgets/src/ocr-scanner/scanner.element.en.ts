import { enCard } from '../card/messages.en.ts'
import { enReveal } from '../card-reveal/messages.en.ts'
import { enKept } from '../kept-code/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enScanDialogs } from './dialogs/messages.en.ts'
import { enCodeForm } from './form/messages.en.ts'
import { enLive } from './live/messages.en.ts'
import { enScan } from './messages.en.ts'

/** The English messages of `<fandeck-scanner>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(
  enCard,
  enReveal,
  enKept,
  enLive,
  enScan,
  enCodeForm,
  enScanDialogs,
  enSignIn,
  enCommon,
)
