// One chunk: what buying opens, and the sign-in in a window that comes before it.
export { NotionModal, Payment, PaymentModal } from '../purchase/Payment.tsx'
export { endSession, openSignIn, SignInNote } from '../sign-in-window/SignInNote.tsx'
