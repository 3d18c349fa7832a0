import { enAccountFields } from '../account-fields/messages.en.ts'
import { enContinue } from '../continue-elsewhere/messages.en.ts'
import { enLinkPlate } from '../primitives/link-plate/messages.en.ts'
import { enModal } from '../primitives/modal-host/messages.en.ts'
import { enQr } from '../primitives/qr-code/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enSignInForms } from './messages.en.ts'

/** The English messages of `<fandeck-sign-in>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(
  enAccountFields,
  enContinue,
  enLinkPlate,
  enModal,
  enQr,
  enSignIn,
  enSignInForms,
  enCommon,
)
