import { html, raw } from 'hono/html'
import type { PaymentRequest } from './adapter.ts'
import { bill, type PaymentView, paymentPage } from './page.ts'

/**
 * Opens PortOne's payment. On a phone the payment needs the top-level window, which only a user action can navigate
 * from a frame. The return URL is the same for every result; the server reads the result from PortOne.
 */
const PAY = `
const {request, back} = JSON.parse(document.getElementById('payment').textContent)
const button = document.getElementById('pay'), note = document.getElementById('note')
const framed = window.top !== window.self
const leaves = framed && matchMedia('(pointer: coarse)').matches
async function pay() {
  if (leaves) return window.open(location.href, '_top')
  button.disabled = true
  note.textContent = '결제 화면을 열고 있어요.'
  try {
    const answer = await window.PortOne.requestPayment(request)
    location.replace(answer && answer.code ? back + '?code=' + encodeURIComponent(answer.code) : back)
  } catch {
    note.textContent = '결제 화면을 열지 못했어요. 잠시 후 다시 눌러 주세요.'
    button.disabled = false
  }
}
button.addEventListener('click', pay)
if (!leaves) addEventListener('load', pay)
`

/** Escapes JSON for a script element, which it cannot end. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

/** Returns the page that opens PortOne's payment. */
export const portOnePage = (
  view: PaymentView,
  {
    payment,
    scriptUrl,
    ...data
  }: { payment: PaymentRequest; scriptUrl: string; request: unknown; back: string },
) =>
  paymentPage(
    view,
    { title: '안전 결제' },
    html`<div class="box">${bill(payment)}</div>
<button id="pay" type="button">결제하기</button>
<p class="note" id="note" role="status"></p>
<script type="application/json" id="payment">${json(data)}</script>
<script nonce="${view.nonce}" src="${scriptUrl}"></script>
<script nonce="${view.nonce}" type="module">${raw(PAY)}</script>`,
  )
