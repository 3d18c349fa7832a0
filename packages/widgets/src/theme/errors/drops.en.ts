import type { DropsErrorCode, OrderErrorCode } from '@fandeck/sdk/drops'

/** Errors of drops and purchases. */
export const enDropsErrors: Record<Exclude<DropsErrorCode, OrderErrorCode>, string> = {
  'drops/sold-out': 'Sold out',
  'drops/limit-over': 'Limit reached',
  'drops/not-open': 'Not open yet. See you at the opening.',
  'drops/paused': 'The sale is paused',
  'drops/ended': 'The sale has ended',
  'drops/not-listed': 'Not in this round',
  'drops/delivery-incomplete': 'Please check the recipient and the address.',
  'drops/delivery-closed': 'The address has been sent and cannot be changed.',
  'drops/receipt-invalid': 'Please check the cash receipt.',
  'drops/not-found': 'This drop was not found.',
  'drops/order-mismatch': 'The paid amount differs from the order. Please contact customer support.',
  'drops/payment-declined': 'The payment was not completed. Check the payment method and try again.',
  'drops/payment-cancelled': 'The payment was stopped. You can start again.',
  'drops/reservation-expired': 'The time to pay has passed. Please start again.',
  'drops/refund-due': 'The cards could not be made, so your money is on its way back.',
  'drops/refunded': 'Your money was returned.',
  'drops/price-changed': 'The price has changed. Check the amount and press once more.',
  'drops/key-reused': 'This differs from the order before. Please press once more.',
}
