// One chunk: the purchase, and the sign-in window that precedes it.
export { NotionModal, Payment, PaymentModal } from '../purchase/Payment.tsx'
export { endSession, openSignIn, SignInNote } from '../sign-in-window/SignInNote.tsx'
