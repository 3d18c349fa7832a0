export { PaymentReturn, type PaymentReturnProps } from './PaymentReturn.tsx'
