import { html } from 'hono/html'
import type { orders } from '../drops/tables.ts'
import type { StoredPartRefund } from '../payment/part-refunds.ts'
import { wonOf } from '../won.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { momentOf } from './text.ts'

type Order = typeof orders.$inferSelect

/** The most characters of the reason of a refund. */
export const REASON_LENGTH = 200

const pathOf = ({ id }: Order) => `${OPERATIONS}/orders/${encodeURIComponent(id)}`
const keptOf = ({ paymentAmount, partRefunded }: Order) => paymentAmount - partRefunded

/** What was refunded in parts, with the last time. */
export function partsText({ partRefunded }: Order, parts: readonly StoredPartRefund[]): string {
  const waits = parts.some(({ refundedAt }) => refundedAt === null)
  const last = parts.at(-1)?.refundedAt ?? null
  const state = waits ? ' · 결제사에 요청하고 있어요' : last === null ? '' : ` · ${momentOf(last)}`
  return `${wonOf(partRefunded)}${state}`
}

/** The first step of the refund of a part: how much. */
export const partForm = (order: Order) =>
  order.status !== 'PAID' || keptOf(order) === 0
    ? ''
    : html`<h2>일부 환불하기</h2>
  <form class="box" method="get" action="${pathOf(order)}/refund-part">
    <p>카드는 회원에게 그대로 두고 돈만 돌려드려요. ${wonOf(keptOf(order))}까지 환불할 수 있어요.</p>
    <label>돌려드릴 금액 (원)<input name="amount" inputmode="numeric" autocomplete="off" required maxlength="20"></label>
    <button>확인하러 가기</button>
  </form>`

/** The second step: what the refund does, its reason and the confirmation. */
export const partConfirmPage = (
  order: Order,
  { amount, problem, reason = '' }: { amount: number; problem?: string; reason?: string },
) => html`<h1>일부 환불하기</h1>${problemNote(problem)}
  <p>주문 ${order.id}</p>
  <dl>
    <dt>결제한 금액</dt><dd>${wonOf(order.paymentAmount)}</dd>
    <dt>이미 환불한 금액</dt><dd>${wonOf(order.partRefunded)}</dd>
    <dt>이번에 돌려드릴 금액</dt><dd><b>${wonOf(amount)}</b></dd>
    <dt>환불한 뒤 남는 금액</dt><dd>${wonOf(keptOf(order) - amount)}</dd>
    <dt>팩과 카드</dt><dd>회원에게 그대로 있어요</dd>
  </dl>
  <form class="box" method="post" action="${pathOf(order)}/refund-part">
    <p>결제한 수단으로 돌려드리고, 끝나면 회원에게 알려요. 환불하면 되돌릴 수 없어요.</p>
    <input type="hidden" name="amount" value="${amount}"><input type="hidden" name="seen" value="${order.partRefunded}">
    <label>환불하는 이유 (운영자만 봐요)<textarea name="reason" required maxlength="${REASON_LENGTH}">${reason}</textarea></label>
    <p class="buttons"><button class="primary">${wonOf(amount)} 환불하기</button> <a class="button" href="${pathOf(order)}">그만두기</a></p>
  </form>`

/** The first step again, after an amount that cannot be refunded. */
export const partStartPage = (
  order: Order,
  problem: string,
) => html`<h1>일부 환불하기</h1>${problemNote(problem)}
  <p>주문 <a href="${pathOf(order)}">${order.id}</a></p>${partForm(order)}`
