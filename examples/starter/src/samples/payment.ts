/** The path of the payment page of the samples. */
const PATH = '/samples/payment'

const keyOf = (orderId: string) => `sample-order:${orderId}`

/** Returns the payment page of an order, which the frame of the purchase shows. */
export const paymentUrlOf = (orderId: string): string =>
  `${location.origin}${PATH}?order=${encodeURIComponent(keyOf(orderId))}`

/** Returns whether the payment page of an order has been confirmed. */
export const isPaid = (orderId: string): boolean => sessionStorage.getItem(keyOf(orderId)) !== null

/** Returns whether this page is a payment page. */
export const isPaymentPage = (): boolean => location.pathname === PATH

/** Pays the order of this page and leads to the next one, as a payment service does. */
export function pay(): void {
  sessionStorage.setItem(new URLSearchParams(location.search).get('order') ?? '', 'paid')
  location.assign(`${PATH}?paid`)
}
