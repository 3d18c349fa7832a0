import { html } from 'hono/html'
import { bill, type PaymentView, paymentPage } from '../../payment/page.ts'
import type { GatewayPayment } from './gateway.ledger.ts'

/** The banner of every page. */
export const NOTE = '시험용 결제사 화면이에요'

const choices = (legend: string, names: readonly string[]) => html`<fieldset><legend>${legend}</legend>
<div class="choices">${names.map(
  (name, index) =>
    html`<label><input type="radio" name="choice" value="${index}"${index === 0 ? ' checked' : ''}>${name}</label>`,
)}</div></fieldset>`

/** The fields have no name, so the form does not submit them. */
const field = (id: string, label: string, placeholder: string) => html`<label for="${id}">${label}</label>
<input type="text" id="${id}" inputmode="numeric" autocomplete="off" placeholder="${placeholder}">`

function fieldsOf(method: string) {
  switch (method) {
    case 'phoneBill':
      return html`${choices('통신사 선택', ['A통신', 'B통신', 'C통신'])}
${field('phone', '휴대폰 번호', '010-0000-0000')}${field('birth', '생년월일', '앞 6자리 + 뒤 1자리')}`
    case 'bankTransfer':
      return html`${choices('은행 선택', ['가은행', '나은행', '다은행'])}
${field('account', '계좌번호', '숫자만 입력해 주세요')}`
    case 'card':
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

/** Returns the payment page of the sandbox. */
export function checkoutPage(view: PaymentView, payment: GatewayPayment) {
  return paymentPage(
    view,
    { title: '안전 결제', note: NOTE },
    html`<form method="post"><div class="box">${bill(payment)}</div>
<div class="box">${fieldsOf(payment.method)}</div>
<button name="action" value="approve">결제하기</button>
<button class="quiet" name="action" value="cancel">취소</button>
<p class="note">시험용 결제사라서 돈이 빠져나가지 않아요.</p>
<details><summary>시험용 조작</summary><div class="test">${CONTROLS.map(
      ([action, label]) => html`<button name="action" value="${action}">${label}</button>`,
    )}</div></details></form>`,
  )
}
