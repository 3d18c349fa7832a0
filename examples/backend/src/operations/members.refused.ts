import { html } from 'hono/html'
import type { UsedCode } from '../codes/refused.ts'
import type { PriceRefusal } from '../drops/price-refusals.ts'
import { wonOf } from '../won.ts'
import { OPERATIONS } from './layout.ts'
import { momentOf } from './text.ts'

/** Purchases and claims of a member that the shop has refused, though the member has done nothing wrong. */
export interface Refused {
  codes: readonly UsedCode[]
  prices: readonly PriceRefusal[]
  /** The orders of the member. */
  orders: readonly { order: { dropId: number; createdAt: number } }[]
}

/** How the list is drawn for an operator. */
interface Drawing {
  idOf(memberId: string): string
  /** Whether the page has the form that gives a card. */
  canGive: boolean
}

/** A code of another member: who tried it when, who had claimed it when, and what an operator does. */
const codeItem = (
  { at, tries, cardId, edition, cardName, claimedAt, claimer }: UsedCode,
  { idOf, canGive }: Drawing,
) => html`<li><b>다른 계정이 이미 사용한 카드 코드를 입력했어요.</b>
  <span>${cardName} #${edition} (${cardId}/${edition})의 코드예요. 이 회원은 ${momentOf(at)}${tries > 1 ? `까지 ${tries}번` : '에'} 입력했고, 다른 계정이 ${claimedAt === null ? '' : `${momentOf(claimedAt)}에 `}먼저 받았어요.${
    claimer
      ? html` <a href="${OPERATIONS}/members/${claimer.userId}">${claimer.nickname} (${idOf(claimer.memberId)})</a>`
      : ''
  }</span>
  <span class="soft">이 회원의 다른 계정인지 먼저 물어봐 주세요. 아니면 카드 사진을 받아 확인하고 ${canGive ? '아래 카드 주기로 같은 카드를 한 장 주세요.' : '상점 운영 역할에게 카드 주기를 부탁해 주세요.'}</span></li>`

/** A purchase at an old price: the two totals, when, and what an operator tells the fan. */
const priceItem = ({ refusal, title }: PriceRefusal, isBought: boolean) =>
  html`<li><b>가격이 바뀌어서 결제를 시작하지 않았어요.</b>
  <span>${momentOf(refusal.at)}에 ${title} ${refusal.packs}팩을 ${wonOf(refusal.agreed)}에 사려고 했고, 그때 금액은 ${wonOf(refusal.amount)}이었어요.${refusal.tries > 1 ? ` 모두 ${refusal.tries}번 시도했어요.` : ''}</span>
  <span class="soft">${
    isBought
      ? '그 뒤에 바뀐 금액으로 주문했어요.'
      : '결제된 금액은 없어요. 드롭 페이지를 새로 열어 바뀐 금액을 확인하고 다시 사도록 안내해 주세요.'
  }</span></li>`

/** The refusals of a member; nothing without one. */
export function refusedList({ codes, prices, orders }: Refused, drawing: Drawing) {
  if (codes.length + prices.length === 0) return ''
  const isBought = ({ dropId, at }: PriceRefusal['refusal']) =>
    orders.some(({ order }) => order.dropId === dropId && order.createdAt > at)
  return html`<h2>거절한 코드와 구매</h2><ul class="log">${codes.map((one) => codeItem(one, drawing))}${prices.map(
    (one) => priceItem(one, isBought(one.refusal)),
  )}</ul>`
}
