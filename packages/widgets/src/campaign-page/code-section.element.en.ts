import { enCard } from '../card/messages.en.ts'
import { enReveal } from '../card-reveal/messages.en.ts'
import { enKept } from '../kept-code/messages.en.ts'
import { enScanDialogs } from '../ocr-scanner/dialogs/messages.en.ts'
import { enCodeForm } from '../ocr-scanner/form/messages.en.ts'
import { enLive } from '../ocr-scanner/live/messages.en.ts'
import { enScan } from '../ocr-scanner/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enCampaign } from './messages.en.ts'

/** The English messages of the entry of a code in an element. */
export const english: Section = /* @__PURE__ */ joined(
  enCard,
  enReveal,
  enKept,
  enScan,
  enCodeForm,
  enLive,
  enScanDialogs,
  enCampaign,
  enCommon,
)
