import { enCard } from '../card/messages.en.ts'
import { enReveal } from '../card-reveal/messages.en.ts'
import { enContinue } from '../continue-elsewhere/messages.en.ts'
import { enDrop } from '../drop-model/messages.en.ts'
import { enGate } from '../gate/messages.en.ts'
import { enLinkPlate } from '../primitives/link-plate/messages.en.ts'
import { enModal } from '../primitives/modal-host/messages.en.ts'
import { enQr } from '../primitives/qr-code/messages.en.ts'
import { enPurchase } from '../purchase/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enUpcoming } from './messages.en.ts'

/** The English messages of `<fandeck-drop>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(
  enCard,
  enReveal,
  enContinue,
  enDrop,
  enGate,
  enLinkPlate,
  enModal,
  enQr,
  enPurchase,
  enSignIn,
  enCommon,
  enUpcoming,
)
