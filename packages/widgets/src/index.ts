/**
 * Widgets for fan sites as React components.
 *
 * @module
 */
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
