const keyOf = (orderId: string) => `docs-order:${orderId}`

/** Returns the payment page of an order. */
export const paymentUrlOf = (orderId: string): string =>
  new URL(`./payment.html?order=${encodeURIComponent(orderId)}`, location.href).href

/** Returns whether the payment page of an order has been confirmed. */
export const isPaid = (orderId: string): boolean => sessionStorage.getItem(keyOf(orderId)) !== null

/** Pays an order. */
export const markPaid = (orderId: string): void => sessionStorage.setItem(keyOf(orderId), 'paid')
