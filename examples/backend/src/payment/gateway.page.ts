import { html, raw } from 'hono/html'
import type { GatewayPayment } from './gateway.ledger.ts'
import { STYLE } from './gateway.style.ts'

const LOCK = raw(
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><rect x="4" y="10" width="16" height="11" rx="2"/><path d="M8 10V7a4 4 0 0 1 8 0v3"/></svg>',
)

/** What a page is drawn for; `framed` is the shop's popup, whose own title stands above the page (screen 16). */
export interface GatewayView {
  nonce: string
  framed: boolean
}

const HEADER = html`<header>${LOCK}<b>안전 결제</b><span>시험용 결제사 화면이에요</span></header>`

const page = ({ nonce, framed }: GatewayView, title: string, content: unknown) => html`<!doctype html>
<html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style nonce="${nonce}">${raw(STYLE)}</style></head>
<body>${framed ? '' : HEADER}<main>${content}</main></body></html>`

const choices = (legend: string, names: readonly string[]) => html`<fieldset><legend>${legend}</legend>
<div class="choices">${names.map(
  (name, index) =>
    html`<label><input type="radio" name="choice" value="${index}"${index === 0 ? ' checked' : ''}>${name}</label>`,
)}</div></fieldset>`

/** The fields stay on the page: without a name nothing of them is sent. */
const field = (id: string, label: string, placeholder: string) => html`<label for="${id}">${label}</label>
<input type="text" id="${id}" inputmode="numeric" autocomplete="off" placeholder="${placeholder}">`

function fieldsOf(method: string) {
  switch (method) {
    case 'M':
      return html`${choices('통신사 선택', ['A통신', 'B통신', 'C통신'])}
${field('phone', '휴대폰 번호', '010-0000-0000')}${field('birth', '생년월일', '앞 6자리 + 뒤 1자리')}`
    case 'B':
      return html`${choices('은행 선택', ['가은행', '나은행', '다은행'])}
${field('account', '계좌번호', '숫자만 입력해 주세요')}`
    case 'C':
      return html`${choices('카드사 선택', ['가카드', '나카드', '다카드'])}
${field('card', '카드번호', '0000-0000-0000-0000')}`
    default:
      return html`<p class="note">간편결제 앱에서 확인하는 대신 아래 버튼으로 결제해요.</p>`
  }
}

const CONTROLS = [
  ['decline', '거절'],
  ['delay', '지연'],
  ['duplicate', '중복 콜백'],
  ['lose', '콜백 유실'],
] as const

/** The payment page (screen 16). */
export function checkoutPage(view: GatewayView, payment: GatewayPayment) {
  const { merchant, product, amount, method } = payment
  return page(
    view,
    '안전 결제',
    html`<form method="post"><div class="box">
<div class="row"><span>상점명</span><b>${merchant}</b></div>
<div class="row"><span>상품명</span><b>${product}</b></div>
<div class="row sum"><span>결제 금액</span><b>${amount.toLocaleString('ko-KR')}원</b></div></div>
<div class="box">${fieldsOf(method)}</div>
<button name="action" value="approve">결제하기</button>
<button class="quiet" name="action" value="cancel">취소</button>
<p class="note">시험용 결제사라서 돈이 빠져나가지 않아요.</p>
<details><summary>시험용 조작</summary><div class="test">${CONTROLS.map(
      ([action, label]) => html`<button name="action" value="${action}">${label}</button>`,
    )}</div></details></form>`,
  )
}

const ENDINGS = {
  READY: ['결제를 기다리고 있어요', '이전 화면으로 돌아가 주세요.'],
  PAID: ['결제가 끝났어요', '상점에서 카드를 준비하고 있어요.'],
  REFUNDED: ['결제 금액을 돌려드렸어요', '상점에서 자세한 내용을 볼 수 있어요.'],
  CANCELLED: ['결제를 취소했어요', '청구된 금액은 없어요.'],
  FAILED: ['결제를 마치지 못했어요', '결제 수단을 확인하고 다시 시도해 주세요.'],
} as const

/** Goes back to the shop, but only from a window of its own: inside a frame the shop decides (D20). */
const RETURN = `const to=document.currentScript.dataset.to;if(window.top===window.self)setTimeout(()=>location.replace(to),1200)`

/** How a payment ended. */
export function endPage(view: GatewayView, { status, redirectUrl }: GatewayPayment) {
  const [title, text] = ENDINGS[status]
  return page(
    view,
    title,
    html`<div class="box end" role="status"><h1>${title}</h1><p>${text}</p></div>
<script nonce="${view.nonce}" data-to="${redirectUrl}">${raw(RETURN)}</script>`,
  )
}
