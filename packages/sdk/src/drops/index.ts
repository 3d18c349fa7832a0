/**
 * Drops, purchases, orders, packs and deliveries.
 *
 * @module
 */
export { deleteSavedDelivery, getSavedDelivery, saveDelivery } from './drops.address.ts'
export {
  type Answer,
  amountToPay,
  type CtaFacts,
  canPay,
  ctaOf,
  type DropCta,
  isInAppBrowser,
  isPaymentUrl,
  isReceiptOffered,
  receiptInfoTypes,
  totalAmount,
} from './drops.button.ts'
export type { CallState } from './drops.call-state.ts'
export type { DropsErrorCode } from './drops.errors.ts'
export type { DropsEvents } from './drops.events.ts'
export { type KeptPurchase, keepPurchase, keptPurchase } from './drops.kept-purchase.ts'
export { prefetchDropMember } from './drops.member.ts'
export { type FinishOdds, getDropOdds } from './drops.odds.ts'
export type { Order, OrderStatus, Reservation } from './drops.orders.schema.ts'
export type { OrderErrorCode, OrderErrorDetails } from './drops.packs.errors.ts'
export type {
  CancelReason,
  DrawnCard,
  OpenedPacks,
  ReturnReason,
  ReturnRequest,
  UnopenedPacks,
} from './drops.packs.schema.ts'
export { cancelOrder, getUnopenedPacks, openPacks, requestReturn } from './drops.packs.ts'
export type { Purchase, PurchaseState, PurchaseStep } from './drops.purchase.state.ts'
export { createPurchase } from './drops.purchase.ts'
export type { DropReminder } from './drops.reminder.schema.ts'
export { type DropReminderChange, getDropReminder, setDropReminder } from './drops.reminder.ts'
export {
  type CashReceipt,
  type DropPhase,
  isCashReceiptUsable,
  isDeliveryComplete,
  maxCount,
  type PaymentState,
  type PopupSize,
  paymentPopupSize,
  phaseOf,
} from './drops.rules.ts'
export type {
  Availability,
  Delivery,
  Drop,
  DropCard,
  DropInfo,
  DropInformation,
  DropTerms,
  PaymentMethod,
  ReceiptInfoType,
  ReceiptType,
  VendorInfo,
} from './drops.schema.ts'
export type { Transaction, TransactionDetail } from './drops.transactions.schema.ts'
export { getTransaction, getTransactions, type TransactionPage } from './drops.transactions.ts'
export {
  checkWhitelist,
  type DropRef,
  getAvailability,
  getDrop,
  getDropsInformation,
  getOrder,
  getPurchaseLimit,
  getRemaining,
  getStock,
  isFirstPurchase,
  readAvailability,
  setDelivery,
} from './drops.ts'
