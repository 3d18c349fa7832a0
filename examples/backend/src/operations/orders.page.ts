import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { type OrderCursor, orderCursor } from '../drops/order-cursor.ts'
import type { StoredPartRefund } from '../payment/part-refunds.ts'
import type { Can } from '../roles.ts'
import { wonOf } from '../won.ts'
import type { RecordedAction } from './actions.ts'
import { attentionNote } from './attention.page.ts'
import { icon } from './icons.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { actionList } from './log.page.ts'
import { partForm, partsText } from './orders.refund.page.ts'
import {
  type OperatorOrder,
  ORDER_STATES,
  type OrderQuery,
  type OrderState,
  type ordersOf,
} from './orders.ts'
import { durationOf, momentOf, phoneOf, RETURN_REASONS, STATES, shortMomentOf } from './text.ts'

/** The carriers whose tracking pages the site knows. */
export const CARRIERS = ['CJ대한통운', '한진택배', '롯데택배', '우체국택배', '로젠택배'] as const

/** What is left of the payment. */
const restOf = ({ order }: OperatorOrder) => wonOf(order.paymentAmount - order.partRefunded)

const pathOf = ({ order }: OperatorOrder) => `${OPERATIONS}/orders/${encodeURIComponent(order.id)}`

const tagOf = (state: OrderState) =>
  html`<span class="tag" data-tone="${STATES[state][1]}">${STATES[state][0]}</span>`

/** At most one primary button a row: the next step that only an operator can take; none while the fan pays. */
function stepOf(found: OperatorOrder, now: number, can: Can) {
  const { id } = found.order
  if (found.state === 'toShip' && can('serve'))
    return html`<a class="button primary" href="${pathOf(found)}" aria-label="${id} 발송하기">발송하기</a>`
  if (found.state === 'refundDue' && can('refund'))
    return html`<a class="button primary" href="${pathOf(found)}" aria-label="${id} 환불하기">환불하기</a>`
  if (found.state === 'returning' && can('refund'))
    return html`<a class="button primary" href="${pathOf(found)}" aria-label="${id} 반품 처리하기">반품 처리하기</a>`
  if (found.state === 'paying')
    return html`<span class="soft">${durationOf(found.order.expiresAt - now, { short: true })} 남음</span>`
  return html`<a class="button" href="${pathOf(found)}" aria-label="${id} 보기">보기</a>`
}

/** The packs of an order, and whether the fan has opened them, which decides a refund (D79). */
function packsOf({ order }: OperatorOrder) {
  const packs = `${order.amount}팩`
  if (order.status === 'REFUND_DUE' && order.cancelReason === null && order.returnReason === null)
    return `${packs} · 품절 뒤 결제`
  if (!['PAID', 'REFUND_DUE', 'REFUNDED'].includes(order.status)) return packs
  return `${packs} · ${order.openedAt === null ? '열지 않음' : '열었음'}`
}

/** The states that stand above the list also without orders. */
const ALWAYS: readonly OrderState[] = ['paying', 'refundDue', 'toShip', 'shipped', 'refunded']

/** The list of orders (screen 57). */
export function ordersPage(
  { found: orders, next }: Awaited<ReturnType<typeof ordersOf>>,
  counts: Record<OrderState, number>,
  { now, attention, can, ...filter }: OrderQuery & { now: number; attention: number; can: Can },
) {
  const shown = ORDER_STATES.filter(
    (state) => counts[state] > 0 || state === filter.state || ALWAYS.includes(state),
  )
  const all = Object.values(counts).reduce((sum, orderCount) => sum + orderCount, 0)
  const chip = (state: OrderState | undefined, label: string, count: number) =>
    html`<a href="?${state === undefined ? '' : `state=${state}`}" ${state === filter.state ? raw('aria-current="true"') : ''}>${label} ${count}</a>`
  return html`<div class="head"><h1>주문</h1>
      ${can('serve') ? html`<a class="button" href="${OPERATIONS}/parcels">한꺼번에 발송하기</a>` : ''}<form role="search">${icon('search')}<input type="search" name="search" aria-label="주문 검색" placeholder="주문 번호, 닉네임, 뒤 네 자리" maxlength="64" value="${filter.search ?? ''}"></form></div>
    ${attentionNote(attention)}<div class="filters">${chip(undefined, '전체', all)}${shown.map((state) => chip(state, STATES[state][0], counts[state]))}</div>
    ${orders.length === 0 ? html`<p class="soft">해당하는 주문이 없어요.</p>` : table(orders, now, can)}${next ? html`<p><a class="button" href="${pageAfter(filter, next)}">이전 주문 더 보기</a></p>` : ''}`
}

function pageAfter({ state, search }: OrderQuery, next: OrderCursor): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(search && { search }),
    before: z.encode(orderCursor, next),
  })
  return `?${query}`
}

const table = (orders: readonly OperatorOrder[], now: number, can: Can) => html`<table class="orders">
  <thead><tr><th scope="col">주문 번호</th><th scope="col">상품</th><th scope="col">회원</th><th scope="col" class="amount">금액</th><th scope="col">상태</th><th scope="col"><span class="visually-hidden">할 일</span></th></tr></thead>
  <tbody>${orders.map((found) => {
    const { order, title, nickname, phone, state } = found
    return html`<tr>
      <td><a class="id" href="${pathOf(found)}" title="${order.id}">${order.id}</a><time>${shortMomentOf(order.createdAt, now)}</time></td>
      <td><b class="name" title="${title}">${title}</b><span class="soft">${packsOf(found)}</span></td>
      <td><b>${nickname ?? '탈퇴한 회원'}</b><span class="soft">${phoneOf(phone)}</span></td>
      <td class="amount">${wonOf(order.paymentAmount)}</td>
      <td>${tagOf(state)}</td>
      <td>${stepOf(found, now, can)}</td>
    </tr>`
  })}</tbody>
</table>`

/** What a page of an order shows beside the order. */
export interface OrderView {
  can: Can
  problem?: string | undefined
  draft?: string | undefined
  /** How often its fan was asked for a change. */
  asked?: number | undefined
  parts?: readonly StoredPartRefund[] | undefined
}

/** One order with its parcel, the step that is due, and what operators have done. */
export function orderPage(
  found: OperatorOrder,
  actions: readonly RecordedAction[],
  { can, problem, draft = '', asked = 0, parts = [] }: OrderView,
) {
  const { order, title, nickname, phone, state } = found
  const name = nickname ?? '탈퇴한 회원'
  // Who receives a parcel, and where, concerns those who send it.
  const delivery = can('fans') ? order.delivery : null
  const row = (name: string, value: string | 0 | null) =>
    value ? html`<dt>${name}</dt><dd>${value}</dd>` : ''
  return html`<h1>주문 ${order.id}</h1>${problemNote(problem)}
    <p>${tagOf(state)}</p>
    <dl>
      ${row('상품', `${title} ${packsOf(found)}`)}
      <dt>회원</dt><dd>${can('fans') ? html`<a href="${OPERATIONS}/members/${order.userId}">${name}</a>` : name} · ${phoneOf(phone)}</dd>
      ${row('금액', wonOf(order.paymentAmount))}
      ${order.partRefunded > 0 ? row('일부 환불', partsText(order, parts)) : ''}
      ${row('주문 일시', momentOf(order.createdAt))}
      ${row('사유', order.reason)}
      ${
        delivery
          ? html`${row('받는 분', `${delivery.deliveryName} · ${phoneOf(delivery.deliveryPhone)}`)}
      ${row('주소', `(${delivery.postNumber}) ${delivery.address} ${delivery.addressDetail}`)}
      ${row('배송 요청', delivery.deliveryRequest)}`
          : ''
      }
      ${row('운송장', order.invoiceNumber && `${order.carrier} ${order.invoiceNumber}`)}
      ${row('배송 완료', order.deliveredAt && momentOf(order.deliveredAt))}
      ${row('반품 신청', order.returnRequestedAt && momentOf(order.returnRequestedAt))}
      ${row('반품 이유', order.returnReason && RETURN_REASONS[order.returnReason])}
      ${row('반품 거절 사유', order.returnRefusal)}
    </dl>
    ${can('serve') && state === 'toShip' ? shipForm(found) : ''}${can('serve') && state === 'shipped' ? html`${deliverForm(found)}${order.invoiceCorrectedAt === null ? correctForm(found) : ''}` : ''}${can('refund') ? refundForms(found, draft) : ''}${can('refund') ? partForm(order) : ''}${can('serve') && order.status === 'PAID' ? changeForm(found, asked) : ''}
    <h2>처리 기록</h2>${actionList(actions)}`
}

const parcelFields = html`<label>택배사<select name="carrier">${CARRIERS.map((name) => html`<option>${name}</option>`)}</select></label>
    <label>운송장 번호<input name="invoice_no" inputmode="numeric" autocomplete="off" required maxlength="40"></label>`

const shipForm = (found: OperatorOrder) => html`<h2>발송하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/ship">
    ${parcelFields}
    <button class="primary">발송 완료로 바꾸기</button>
  </form>`

const correctForm = (found: OperatorOrder) => html`<h2>운송장 고치기</h2>
  <form class="box" method="post" action="${pathOf(found)}/correct-parcel">
    <p>번호를 잘못 입력했으면 한 번 고칠 수 있어요. 회원에게 새 번호를 다시 알려요.</p>
    ${parcelFields}
    <button>운송장 고치기</button>
  </form>`

const deliverForm = (found: OperatorOrder) => html`<h2>배송 완료하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/deliver">
    <p>택배사에서 배송이 끝났는지 확인해 주세요. 회원은 이날부터 7일 동안 반품을 신청할 수 있어요.</p>
    <button class="primary">배송 완료로 바꾸기</button>
  </form>`

/** The most characters of the reason of a refused return. */
export const REFUSAL_LENGTH = 300

const returnForms = (found: OperatorOrder, draft: string) => html`<h2>반품 처리하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/return">
    <p>열지 않은 팩을 거두고 ${restOf(found)}을 돌려드려요. 처리하면 되돌릴 수 없어요.</p>
    <label class="check"><input type="checkbox" required> 돌아온 굿즈를 확인했어요</label>
    <button class="primary">반품 받고 환불하기</button>
  </form>
  <h2>반품 거절하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/refuse-return">
    <label>거절 사유 (회원에게 그대로 보여요)<textarea name="reason" required maxlength="${REFUSAL_LENGTH}">${draft}</textarea></label>
    <button>반품 거절하기</button>
  </form>`

/** The order's packs are closed and nothing is sent (D79). */
const canCancel = ({ order }: OperatorOrder) =>
  order.status === 'PAID' && order.openedAt === null && order.invoiceNumber === null

const cancelForm = (found: OperatorOrder) => html`<h2>주문 취소하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/cancel">
    <p>열지 않은 팩을 거두고 ${restOf(found)}을 돌려드려요. 취소하면 되돌릴 수 없어요.</p>
    <label class="check"><input type="checkbox" required> 회원의 요청을 확인했어요</label>
    <button>취소하고 환불하기</button>
  </form>`

const refundForms = (found: OperatorOrder, draft: string) =>
  html`${found.state === 'returning' ? returnForms(found, draft) : ''}${found.state === 'refundDue' ? refundForm(found) : ''}${canCancel(found) ? cancelForm(found) : ''}`

/** The most characters of what a fan is asked to change. */
export const CHANGE_LENGTH = 200

const changeForm = (found: OperatorOrder, asked: number) => html`<h2>확인 부탁하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/ask-change">
    <p>주소처럼 바꿔야 할 것이 있으면 팬에게 알림톡이나 메일, 문자로 알려요.${asked === 0 ? '' : html` <span class="soft">지금까지 ${asked}번 보냈어요.</span>`}</p>
    <input type="hidden" name="seen" value="${asked}">
    <label>팬에게 보낼 내용<textarea name="reason" required maxlength="${CHANGE_LENGTH}"></textarea></label>
    <button>팬에게 보내기</button>
  </form>`

const refundForm = (found: OperatorOrder) => html`<h2>환불하기</h2>
  <form class="box" method="post" action="${pathOf(found)}/refund">
    <p>결제사에 ${restOf(found)} 환불을 바로 다시 요청해요. 여러 번 눌러도 한 번만 환불돼요.</p>
    <button class="primary">환불 요청하기</button>
  </form>`
