// The payment page of the playgrounds; it shares the session storage with the frame of the tag.
import { markPaid } from './payment.ts'

const order = new URLSearchParams(location.search).get('order')
const button = document.querySelector<HTMLButtonElement>('#pay')
if (button) {
  button.hidden = order === null
  button.addEventListener('click', () => {
    markPaid(order ?? '')
    location.assign(location.pathname)
  })
}
