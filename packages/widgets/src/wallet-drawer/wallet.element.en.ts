import { enModal } from '../primitives/modal-host/messages.en.ts'
import { enQr } from '../primitives/qr-code/messages.en.ts'
import { enSignIn } from '../sign-in-window/messages.en.ts'
import { enCommon } from '../theme/common.en.ts'
import { joined, type Section } from '../theme/joined.ts'
import { enWallet } from './messages.en.ts'

/** The English messages of `<fandeck-wallet>`; its definition loads them. */
export const english: Section = /* @__PURE__ */ joined(enModal, enQr, enSignIn, enWallet, enCommon)
