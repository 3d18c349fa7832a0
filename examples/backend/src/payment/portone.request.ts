import type { PaymentMethod } from '@fandeck/sdk/drops'
import type { PortOneConfig } from '../config.ts'
import type { OrderRow } from '../drops/store.ts'
import type { PaymentRequest } from './adapter.ts'

const easyPay = (easyPayProvider: string) => ({ payMethod: 'EASY_PAY', easyPay: { easyPayProvider } })

const METHODS: Partial<Record<PaymentMethod, { payMethod: string; easyPay?: { easyPayProvider: string } }>> =
  {
    phoneBill: { payMethod: 'MOBILE' },
    bankTransfer: { payMethod: 'TRANSFER' },
    card: { payMethod: 'CARD' },
    easyPay: easyPay('NAVERPAY'),
    toss: easyPay('TOSSPAY'),
  }

/** PortOne names other wallets as they are named here, in capitals: `KAKAOPAY`. */
const methodOf = (method: PaymentMethod) => METHODS[method] ?? easyPay(method.toUpperCase())

/** Returns the cash receipt that the fan requests with a bank transfer (D20b). */
function receiptOf({ method, receiptType, receiptInfo }: OrderRow) {
  if (method !== 'bankTransfer') return {}
  if (receiptType === 'none') return { transfer: { cashReceiptType: 'ANONYMOUS' } }
  const cashReceiptType = receiptType === 'business' ? 'CORPORATE' : 'PERSONAL'
  return { transfer: { cashReceiptType, customerIdentifier: receiptInfo } }
}

/**
 * Returns the parameters of PortOne's script (`PortOne.requestPayment`, V2).
 *
 * @param where `back` is the return URL, `api` the origin that receives webhooks and questions
 */
export const paymentRequest = (
  { storeId, channelKey, channelKeys = {} }: PortOneConfig,
  { orderId, amount, product, method }: PaymentRequest,
  order: OrderRow,
  { back, api }: { back: string; api: string },
) => ({
  storeId,
  channelKey: channelKeys[method] ?? channelKey,
  paymentId: orderId,
  orderName: product,
  totalAmount: amount,
  currency: 'KRW',
  ...methodOf(method),
  ...receiptOf(order),
  customer: { fullName: order.buyerName },
  redirectUrl: back,
  noticeUrls: [`${api}/payment/callback`],
  confirmUrl: `${api}/payment/confirm`,
  locale: 'KO_KR',
})
