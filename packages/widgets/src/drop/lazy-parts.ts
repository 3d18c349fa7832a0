// One chunk: the purchase, and the sign-in window that precedes it.
import { daumPostcode } from '../purchase/daum-postcode.ts'

export { NotionModal, Payment, PaymentModal } from '../purchase/Payment.tsx'
export { endSession, openSignIn, SignInNote } from '../sign-in-window/SignInNote.tsx'

/** Shared by all elements, so that its script is loaded once. */
export const daum = /* @__PURE__ */ daumPostcode()
