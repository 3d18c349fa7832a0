/**
 * Widgets for fan sites as React components.
 *
 * @module
 */

export {
  CardReveal,
  type CardRevealProps,
  DropCards,
  DropCta,
  DropFacts,
  DropHero,
  type DropLink,
  type DropModel,
  DropNotes,
  DropPayment,
  DropPhaseTag,
  DropPurchase,
  type DropPurchaseProps,
  DropRoot,
  type DropRootProps,
  DropRow,
  DropSummary,
  type DropSummaryProps,
  DropTags,
  DropTimer,
  DropTitle,
  PaymentFailure,
  PaymentPopup,
  PurchaseConfirming,
  PurchaseSheet,
  useDropModel,
} from './drop-purchase/index.ts'
export {
  type WalletBenefitProps,
  WalletDrawer,
  type WalletDrawerProps,
  type WalletListProps,
  type WalletLoginProps,
  type WalletQrProps,
  type WalletReceiptProps,
  type WalletRootProps,
} from './wallet-drawer/index.ts'
