export { formatInvoice, maskInvoice, trackingUrl } from './carriers.ts'
export { TransactionList, type TransactionListProps } from './TransactionList.tsx'
export { TransactionReceipt, type TransactionReceiptProps } from './TransactionReceipt.tsx'
export { type TransactionWords, useTransactionWords } from './use-transaction-words.ts'
