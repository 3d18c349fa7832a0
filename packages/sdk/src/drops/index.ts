export {
  type Answer,
  type CtaFacts,
  canPay,
  ctaOf,
  type DropCta,
  isInAppBrowser,
  isPaymentUrl,
  isReceiptOffered,
  receiptInfoTypes,
  totalAmount,
} from './drops.cta.ts'
export type { DropsEvents } from './drops.events.ts'
export {
  type CallState,
  createPurchase,
  type Purchase,
  type PurchaseState,
  type PurchaseStep,
} from './drops.purchase.ts'
export {
  type CashReceipt,
  type DropPhase,
  isCashReceiptUsable,
  isDeliveryComplete,
  maxCount,
  type PaymentState,
  paymentPopupSize,
  phaseOf,
} from './drops.rules.ts'
export type {
  Delivery,
  DrawnCard,
  Drop,
  DropInformation,
  MintingInfo,
  Order,
  OrderStatus,
  PaymentMethod,
  ReceiptInfoType,
  ReceiptType,
  Reservation,
  Transaction,
  VendorInfo,
} from './drops.schema.ts'
export { getTransactions, type TransactionPage } from './drops.transactions.ts'
export {
  checkWhitelist,
  getDrop,
  getDropsInformation,
  getPossible,
  getRemainTotal,
  getStock,
  isFirstPurchase,
  setDelivery,
} from './drops.ts'
