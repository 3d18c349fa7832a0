// One chunk: the purchase, the sign-in window that precedes it, and what opens below the drop.
import { daumPostcode } from '../purchase/daum-postcode.ts'

export { NotionModal, Payment, PaymentModal } from '../purchase/Payment.tsx'
export { endSession, openSignIn, SignInNote } from '../sign-in-window/SignInNote.tsx'
export { DropOdds } from './DropOdds.tsx'

/** Shared by all elements, so that its script is loaded once. */
export const daum = /* @__PURE__ */ daumPostcode()
