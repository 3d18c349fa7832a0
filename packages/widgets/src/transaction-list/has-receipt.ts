import type { OrderStatus, Transaction } from '@fandeck/sdk/drops'

const PAID: readonly OrderStatus[] = ['PAID', 'REFUND_DUE', 'REFUNDED']

/** Returns whether a purchase was paid, and so has a receipt; a failed, cancelled or expired payment has none. */
export const hasReceipt = ({ status }: Pick<Transaction, 'status'>): boolean => PAID.includes(status)
