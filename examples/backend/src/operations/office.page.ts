import { html } from 'hono/html'
import type { Funnel } from '../office/funnel.ts'
import type { OfficeRow } from '../office/reports.ts'
import { wonOf } from '../won.ts'
import { type Markup, OPERATIONS, problemNote } from './layout.ts'

/** The days of a table. */
interface Days {
  from: string
  to: string
}

const daysFields = ({ from, to }: Days) =>
  html`<label>시작 날짜<input type="date" name="from" required value="${from}"></label>
    <label>끝 날짜<input type="date" name="to" required value="${to}"></label>`

/** The tables for those who keep the books of the shop. */
export const officePage = (days: Days, problem?: string) => html`<h1>매출과 정산</h1>
  <p class="soft">서울 기준 날짜와 드롭별로 한 줄씩 들어 있어요. 구매한 사람의 정보는 없어요.</p>${problemNote(problem)}
  <form class="box" method="get" action="${OPERATIONS}/office/file">
    <label>받을 파일<select name="report">
      <option value="settlement">정산 (결제, 환불, 남은 금액)</option>
      <option value="sales">매출 (결제 수단별)</option>
      <option value="refunds">환불 (결제 수단별)</option>
      <option value="receipts">현금영수증 (종류별)</option>
    </select></label>
    ${daysFields(days)}
    <button class="primary">CSV 내려받기</button>
  </form>`

const counted = (count: number, unit: string) => `${count.toLocaleString('ko-KR')}${unit}`

/** A step of the funnel, with its bar beside the largest one. */
const step = (name: string, count: number, unit: string, most: number): Markup =>
  html`<dt>${name}</dt><dd>${counted(count, unit)}</dd><progress max="${Math.max(1, most)}" value="${count}" aria-hidden="true"></progress>`

function funnel({ hasGate, entered, called, fans, reserved, paid, opened, refunded, cards, minted }: Funnel) {
  const mostFans = Math.max(entered, fans)
  return html`<h2>팬이 어디까지 왔나요</h2><dl class="reasons funnel">
    ${hasGate ? html`${step('대기실에 들어온 팬', entered, '명', mostFans)}${step('차례가 된 팬', called, '명', mostFans)}` : ''}
    ${step('주문한 팬', fans, '명', mostFans)}
    ${step('시작한 주문', reserved, '건', reserved)}
    ${step('결제한 주문', paid, '건', reserved)}
    ${step('팩을 연 주문', opened, '건', reserved)}
    ${step('환불했거나 환불할 주문', refunded, '건', reserved)}
    ${step('팬이 받은 카드', cards, '장', cards)}
    ${step('체인에 기록한 카드', minted, '장', cards)}
  </dl><p class="soft">드롭 페이지를 본 횟수는 세지 않아요.</p>`
}

const dayRow = ({ day, orders, amount, refundedOrders, refunded }: OfficeRow) => html`<tr>
    <th scope="row">${day}</th><td class="amount">${counted(orders, '건')}</td><td class="amount">${wonOf(amount)}</td>
    <td class="amount">${counted(refundedOrders, '건')}</td><td class="amount">${wonOf(refunded)}</td><td class="amount">${wonOf(amount - refunded)}</td></tr>`

/** What a drop has sold and refunded, and how far its fans came. */
export const dropReportPage = ({
  dropId,
  days,
  ...found
}: {
  dropId: number
  days: Days
  funnel: Funnel
  rows: readonly OfficeRow[]
}) => html`<h1>${found.funnel.title} 보고서</h1>
  <p class="soft">드롭 ${dropId} · <a href="${OPERATIONS}/drops/${dropId}">운영하기</a></p>
  ${funnel(found.funnel)}
  <h2>날짜별 매출</h2>
  ${
    found.rows.length === 0
      ? html`<p class="soft">${days.from}부터 ${days.to}까지 결제와 환불이 없어요.</p>`
      : html`<table class="days"><thead><tr><th scope="col">날짜</th><th scope="col" class="amount">결제</th><th scope="col" class="amount">결제 금액</th><th scope="col" class="amount">환불</th><th scope="col" class="amount">환불 금액</th><th scope="col" class="amount">남은 금액</th></tr></thead>
  <tbody>${found.rows.map(dayRow)}</tbody></table>`
  }
  <h2>파일로 받기</h2>
  <form class="box" method="get" action="${OPERATIONS}/office/file">
    <input type="hidden" name="report" value="settlement"><input type="hidden" name="drop" value="${dropId}">
    ${daysFields(days)}<button>CSV 내려받기</button></form>`
