import type { OrderErrorCode } from '@fandeck/sdk/drops'

/** Why a paid order is not opened, cancelled or returned. */
export const enOrdersErrors: Record<OrderErrorCode, string> = {
  'drops/order-not-paid': 'This order is not paid.',
  'drops/packs-opened': 'Opened packs cannot be cancelled.',
  'drops/goods-sent': 'The goods are on their way. Request a return once they have arrived.',
  'drops/cancel-closed': 'The time to cancel has passed.',
  'drops/returning': 'You have requested a return. The packs stay closed until it is settled.',
  'drops/return-refused': 'This return has been settled. Please write to us if you have a question.',
  'drops/opened-goods': 'Opened packs cannot be returned.',
  'drops/not-delivered': 'You can request a return once the goods have arrived.',
  'drops/return-closed': 'The time to return has passed.',
  'drops/order-closed': 'This order cannot be changed now. Please check its state.',
}
