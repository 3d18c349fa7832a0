// The payment page of the stories and the playgrounds; it shares the session storage with them.
import page from './payment-page.html?url&no-inline'

const PREFIX = 'fandeck-story-order:'
const keyOf = (orderId: string) => PREFIX + orderId

/** Returns the payment page of an order. */
export const paymentUrlOf = (orderId: string): string => {
  const { lang, dataset } = document.documentElement
  const query = new URLSearchParams({ key: keyOf(orderId), lang, theme: dataset.theme ?? '' })
  return new URL(`${page}?${query}`, location.href).href
}

/** Returns whether the fan has pressed the button of the payment page of an order. */
export const isPaid = (orderId: string): boolean => sessionStorage.getItem(keyOf(orderId)) !== null

/** Forgets all payments, so that a shop that is drawn again sells again. */
export function forgetPayments(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}
