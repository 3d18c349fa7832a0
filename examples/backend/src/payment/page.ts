import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { Backend } from '../context.ts'
import { STYLE } from './page.style.ts'

const LOCK = raw(
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4" y="10" width="16" height="11" rx="2"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/></svg>',
)

/** The context of a page; `framed` is the popup of the shop, which has its own title. */
export interface PaymentView {
  nonce: string
  framed: boolean
}

/** The default policy of the payment pages. */
const OWN = (nonce: string) => [
  `style-src 'nonce-${nonce}'`,
  `script-src 'nonce-${nonce}'`,
  "form-action 'self'",
]

/** Sets the headers of a payment page: only listed sources load, and only allowed sites can frame it. */
export function paymentView({ config }: Backend, c: Context, sources = OWN): PaymentView {
  const nonce = randomBytes(16).toString('base64url')
  const frames = [config.origins.site, ...config.allowedOrigins].join(' ')
  const policy = ["default-src 'none'", ...sources(nonce), "base-uri 'none'", `frame-ancestors ${frames}`]
  c.header('content-security-policy', policy.join('; '))
  c.header('cache-control', 'no-store')
  c.header('referrer-policy', 'no-referrer')
  c.header('x-content-type-options', 'nosniff')
  return { nonce, framed: c.req.header('sec-fetch-dest') === 'iframe' }
}

/** Returns a payment page; the header contains `note` unless the page is framed. */
export const paymentPage = (
  { nonce, framed }: PaymentView,
  { title, note = '' }: { title: string; note?: string },
  content: unknown,
) => html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body>${framed ? '' : html`<header>${LOCK}<b>안전 결제</b><span>${note}</span></header>`}<main>${content}</main></body></html>`

/** The shop, the product and the amount. */
export const bill = ({ merchant, product, amount }: { merchant: string; product: string; amount: number }) =>
  html`<div class="row"><span>상점명</span><b>${merchant}</b></div>
<div class="row"><span>상품명</span><b>${product}</b></div>
<div class="row sum"><span>결제 금액</span><b>${amount.toLocaleString('ko-KR')}원</b></div>`

const ENDINGS = {
  RESERVED: ['결제를 기다리고 있어요', '이전 화면으로 돌아가 주세요.'],
  PAID: ['결제가 끝났어요', '상점에서 카드를 준비하고 있어요.'],
  REFUND_DUE: ['결제 금액을 돌려드릴게요', '상점에서 자세한 내용을 볼 수 있어요.'],
  REFUNDED: ['결제 금액을 돌려드렸어요', '상점에서 자세한 내용을 볼 수 있어요.'],
  CANCELLED: ['결제를 취소했어요', '청구된 금액은 없어요.'],
  FAILED: ['결제를 마치지 못했어요', '결제 수단을 확인하고 다시 시도해 주세요.'],
  EXPIRED: ['결제 시간이 지났어요', '상점에서 다시 시도해 주세요.'],
} as const

/** Returns to the shop, but only from a top-level window: inside a frame the shop decides (D20). */
const RETURN = `const to=document.currentScript.dataset.to;if(window.top===window.self)setTimeout(()=>location.replace(to),1200)`

/** Returns the page of a finished payment, with a link back to the shop. */
export function endPage(
  view: PaymentView,
  { status, redirectUrl, note }: { status: keyof typeof ENDINGS; redirectUrl: string; note?: string },
) {
  const [title, text] = ENDINGS[status]
  return paymentPage(
    view,
    { title, ...(note && { note }) },
    html`<div class="box end" role="status"><h1>${title}</h1><p>${text}</p></div>
<script nonce="${view.nonce}" data-to="${redirectUrl}">${raw(RETURN)}</script>`,
  )
}
