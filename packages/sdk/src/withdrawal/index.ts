/**
 * Leaving the shop.
 *
 * @module
 */
export type { WithdrawalErrorCode } from './withdrawal.errors.ts'
export type { WithdrawalEvents } from './withdrawal.events.ts'
export type { OpenOrder, Withdrawal, WithdrawalCode } from './withdrawal.schema.ts'
export {
  getWithdrawal,
  requestWithdrawalCode,
  type WithdrawalTarget,
  type WithdrawOptions,
  withdraw,
} from './withdrawal.ts'
