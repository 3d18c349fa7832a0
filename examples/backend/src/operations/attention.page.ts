import { html } from 'hono/html'
import type { Can } from '../roles.ts'
import { wonOf } from '../won.ts'
import type { Attention } from './attention.ts'
import { priceText } from './drops.text.ts'
import { icon } from './icons.ts'
import { type Markup, OPERATIONS } from './layout.ts'
import { momentOf } from './text.ts'

type Refund = Attention['refunds'][number]
type Price = Attention['prices'][number]
type Token = Attention['foreign'][number]
type Difference = Attention['differences']['found'][number]

/** Why a refund is due. */
function causeOf({ reason, cancelReason, returnReason }: Refund): string {
  if (cancelReason !== null) return '주문을 취소했어요.'
  if (returnReason !== null) return '굿즈를 반품했어요.'
  return reason ?? '결제한 뒤 카드를 받지 못했어요.'
}

const item = ({
  what,
  cause,
  next,
  link,
}: {
  what: Markup
  cause: string
  next: string
  link: Markup | ''
}) => html`<li>${what}<dl><dt>원인</dt><dd>${cause}</dd><dt>할 일</dt><dd>${next}</dd></dl>${link}</li>`

const orderLink = (orderId: string, label: string) =>
  html`<a class="button" href="${OPERATIONS}/orders/${encodeURIComponent(orderId)}" aria-label="${orderId} ${label}">${label}</a>`

const refundItem = (due: Refund, can: Can) =>
  item({
    what: html`<b>${due.orderId}</b> <span class="soft">${due.title} · ${wonOf(due.paymentAmount)}</span>`,
    cause: causeOf(due),
    next:
      (due.attempts ?? 0) === 0
        ? '결제사에 환불을 요청하고 있어요. 오래 남아 있으면 환불을 다시 요청해 주세요.'
        : `환불 요청이 ${due.attempts}번 실패했어요. 결제사 관리자 화면에서 주문을 확인하고 환불을 다시 요청해 주세요.`,
    link: orderLink(due.orderId, can('refund') ? '환불하기' : '주문 보기'),
  })

const priceItem = ({ dropId, title, paid, paymentAmount, attempts, lastAt }: Price) =>
  item({
    what: html`<b>${title}</b> <span class="soft">${attempts}건 · 마지막 ${momentOf(lastAt ?? 0)}</span>`,
    cause: '팬이 본 금액과 지금 가격이 달라 구매를 멈추고 다시 확인했어요. 결제된 금액은 없어요.',
    next: `지금 한 팩 가격 ${priceText(paid ? paymentAmount : 0)}이 맞는지 확인해 주세요. 맞으면 그대로 두면 되고, 문의에는 이 가격을 안내해 주세요.`,
    link: html`<a class="button" href="${OPERATIONS}/drops/${dropId}" aria-label="${title} 드롭 보기">드롭 보기</a>`,
  })

const tokenItem = ({ cardName, edition, nickname, owner, tokenId, orderId, foundAt }: Token) =>
  item({
    what: html`<b>${cardName} #${edition}</b> <span class="soft">${nickname ?? '탈퇴한 회원'} · ${momentOf(foundAt)}</span>`,
    cause: `이 카드의 토큰이 체인에서 이미 다른 지갑(${owner})에 있어요.`,
    next: `카드는 회원에게 그대로 있고 토큰만 없어요. 체인 담당자에게 토큰 번호 ${tokenId}번을 알려 주세요.`,
    link: orderId === null ? '' : orderLink(orderId, '주문 보기'),
  })

const ORDER = /FD-\d{6}-\w{12}/

function differenceItem({ code, subject, text, next, foundAt }: Difference) {
  const [orderId] = ORDER.exec(`${subject} ${text}`) ?? []
  return item({
    what: html`<b>${subject}</b> <span class="soft">${code} · ${momentOf(foundAt)}</span>`,
    cause: text,
    next,
    link: orderId === undefined ? '' : orderLink(orderId, '주문 보기'),
  })
}

/** When money, cards, chain and stock were compared last. */
const comparedNote = (at: number | undefined) =>
  html`<p class="soft">${
    at === undefined
      ? '결제·카드·체인·재고를 아직 대조하지 않았어요.'
      : `결제·카드·체인·재고를 ${momentOf(at)}에 대조했어요. 한 시간마다 다시 대조해요.`
  }</p>`

const section = (title: string, items: readonly Markup[]) =>
  items.length === 0
    ? ''
    : html`<h2>${title} <span class="soft">${items.length}건</span></h2><ul class="attention">${items}</ul>`

/** What needs an operator, with the cause and the next step of each. */
export const attentionPage = (
  { refunds, prices, foreign, differences, count }: Attention,
  can: Can,
) => html`<h1>살펴볼 일</h1>
  ${count === 0 ? html`<p class="soft">살펴볼 일이 없어요.</p>` : html`<p class="soft">모두 ${count}건이에요.</p>`}
  ${section('맞지 않는 기록', differences.found.map(differenceItem))}
  ${section(
    '환불 필요',
    refunds.map((due) => refundItem(due, can)),
  )}
  ${section('금액이 바뀌어 멈춘 구매', prices.map(priceItem))}
  ${section('다른 지갑에 있는 토큰', foreign.map(tokenItem))}
  ${comparedNote(differences.comparedAt)}`

/** The count on the first page of the desk. */
export const attentionNote = (count: number) =>
  count === 0
    ? ''
    : html`<a class="note-link" href="${OPERATIONS}/attention">${icon('attention', 18)}<b>살펴볼 일 ${count}건</b><span>원인과 할 일 보기</span></a>`
