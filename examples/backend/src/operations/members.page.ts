import type { MessageName } from '@fandeck/sdk/shop'
import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { type OrderCursor, orderCursor } from '../drops/order-cursor.ts'
import { wonOf } from '../won.ts'
import type { RecordedAction } from './actions.ts'
import { giftForms } from './gifts.page.ts'
import type { GiftChoice } from './gifts.ts'
import { icon } from './icons.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { actionList } from './log.page.ts'
import type { MemberCase } from './members.case.ts'
import type { FoundMember } from './members.find.ts'
import { refusedList } from './members.refused.ts'
import { momentOf, phoneOf } from './text.ts'

const LOGINS = {
  legacy: '아이디',
  email: '이메일',
  phone: '휴대폰',
  google: '구글',
  kakao: '카카오',
} as const
const TOKENS = { minted: '체인에 기록됨', foreign: '다른 지갑에 있음' } as const

/** The search; before the first one it has the focus, so that an operator types without a press. */
const searchForm = (search: string, isFirst = false) =>
  html`<form role="search" action="${OPERATIONS}/members">${icon('search')}<input type="search" name="search" aria-label="회원 검색" placeholder="휴대폰, 닉네임, 주문, 카드 코드" maxlength="100" value="${search}" required ${raw(isFirst ? 'autofocus' : '')}></form>`

/** The id of a member; that of a phone member is the phone number. */
const idOf = (memberId: string) => (/^\d{9,12}$/.test(memberId) ? phoneOf(memberId) : memberId)

/** The search of members; `found` is absent before the first search. */
export const membersPage = (
  search: string,
  found: readonly FoundMember[] | undefined,
  next?: OrderCursor,
) => html`
  <div class="head"><h1>회원</h1>${searchForm(search, found === undefined)}</div>
  ${
    found === undefined
      ? html`<p class="soft">이메일, 휴대폰 번호, 닉네임, 회원 아이디, 받는 분의 이름과 휴대폰, 주문 번호, 결제 번호, 카드(101/7), 토큰 번호, 카드 코드로 찾아요. 전부 정확하게 입력해 주세요.</p>`
      : found.length === 0
        ? html`<p class="soft">그런 회원이 없어요. 번호와 글자를 다시 확인해 주세요.</p>`
        : html`<ul class="attention">${found.map(
            ({ userId, nickname, phone, memberId, by }) =>
              html`<li><b>${nickname}</b><span class="soft">${idOf(memberId)} · ${phoneOf(phone)} · ${by}</span>
                <a class="button" href="${OPERATIONS}/members/${userId}" aria-label="${nickname} 보기">보기</a></li>`,
          )}</ul>`
  }${next ? html`<p><a class="button" href="?${new URLSearchParams({ search, before: z.encode(orderCursor, next) })}">이전 주문에서 더 찾기</a></p>` : ''}`

const list = <Item>(
  title: string,
  count: number,
  items: readonly Item[],
  draw: (item: Item) => unknown,
) => html`
  <h2>${title} <span class="soft">${count}</span></h2>
  ${items.length === 0 ? html`<p class="soft">아직 없어요.</p>` : html`<ul class="log">${items.map((item) => html`<li>${draw(item)}</li>`)}</ul>`}`

const orderItem = ({ order, title, events }: MemberCase['orders'][number]) => html`
  <a href="${OPERATIONS}/orders/${encodeURIComponent(order.id)}"><b>${order.id}</b></a>
  <span class="soft">${title} · ${order.amount}팩 · ${wonOf(order.paymentAmount)}</span>
  <ol class="events">${events.map(
    ({ at, text }) => html`<li>${at === undefined ? '' : html`<time>${momentOf(at)}</time> `}${text}</li>`,
  )}</ol>`

const cardItem = ({ cardId, edition, cardName, acquiredAt, token }: MemberCase['cards'][number]) => html`
  <b>${cardName} #${edition}</b>
  <span class="soft">${cardId}/${edition} · ${momentOf(acquiredAt ?? 0)} · ${token === null ? '체인 기록 전' : TOKENS[token]}</span>`

const deviceItem = ({ system, browser, createdAt }: MemberCase['devices'][number]) => html`
  <b>${[system, browser].filter(Boolean).join(' · ') || '알 수 없는 기기'}</b>
  <span class="soft">${momentOf(createdAt)}에 로그인</span>`

const MESSAGES: Record<MessageName, string> = {
  shipped: '발송 안내',
  answered: '답변 안내',
  refunded: '환불 안내',
  cancelled: '취소 안내',
  opening: '오픈 알림',
  change: '확인 부탁',
}
const CHANNELS = { kakao: '알림톡', mail: '메일', sms: '문자', none: '보낼 방법이 없음' } as const

const stateOfMessage = ({ channel, endedAt }: MemberCase['messages'][number]) =>
  endedAt === null ? '보내는 중' : channel === null ? '보내지 못함' : CHANNELS[channel]

const messageItem = (userId: string) => (message: MemberCase['messages'][number]) =>
  html`
  <b>${MESSAGES[message.name]} ${message.subject}</b>
  <span class="soft">${momentOf(message.createdAt)} · ${stateOfMessage(message)}${message.turn > 1 ? ` · ${message.turn}번째` : ''}</span>
  ${
    message.isLast && message.endedAt !== null
      ? html`<form method="post" action="${OPERATIONS}/members/${userId}/resend"><input type="hidden" name="message" value="${message.id}"><button aria-label="${MESSAGES[message.name]} ${message.subject} 다시 보내기">다시 보내기</button></form>`
      : ''
  }`

/** The most characters of the reason of a block. */
export const BLOCK_LENGTH = 200

const blockForm = (userId: string, draft: string) => html`<h2>이용 제한하기</h2>
  <form class="box" method="post" action="${OPERATIONS}/members/${userId}/block">
    <p>모든 기기에서 바로 로그아웃되고, 다시 로그인할 수 없어요. 가진 카드와 혜택은 그대로 남아요.</p>
    <label>제한하는 이유 (운영자만 봐요)<textarea name="reason" required maxlength="${BLOCK_LENGTH}">${draft}</textarea></label>
    <label class="check"><input type="checkbox" required> 회원이 맞는지 확인했어요</label>
    <button>이용 제한하기</button>
  </form>`

const unblockForm = (userId: string) => html`<h2>이용 제한 풀기</h2>
  <form class="box" method="post" action="${OPERATIONS}/members/${userId}/unblock">
    <p>회원이 다시 로그인할 수 있어요.</p>
    <button class="primary">이용 제한 풀기</button>
  </form>`

/** All that the shop knows of one member, for the answer to a fan. */
export function memberPage(
  {
    member,
    block,
    accounts,
    devices,
    orders,
    cards,
    cardCount,
    benefits,
    points,
    inquiries,
    messages,
    others,
    refused,
  }: MemberCase,
  actions: readonly RecordedAction[],
  { problem, draft = '', gifts }: { problem?: string; draft?: string; gifts?: GiftChoice | undefined } = {},
) {
  const logins = [member.loginType, ...accounts.map(({ provider }) => provider)]
  const isVerified = member.level === 'K201' || member.level === 'F201'
  const row = (name: string, value: string) => html`<dt>${name}</dt><dd>${value}</dd>`
  return html`<div class="head"><h1>${member.withdrawnAt === null ? member.nickname : '탈퇴한 회원'}</h1>${searchForm('')}</div>${problemNote(problem)}
    ${block ? html`<p class="problem">이용을 제한한 회원이에요. ${block.reason} <span class="soft">${block.author} · ${momentOf(block.at)}</span></p>` : ''}
    ${others.map(
      ({ userId, nickname, memberId }) =>
        html`<p class="note-link"><span>이 휴대폰으로 받는 주문이 다른 계정에 있어요. 카드가 보이지 않으면 그 계정으로 로그인했는지 물어봐 주세요.</span> <a href="${OPERATIONS}/members/${userId}"><b>${nickname}</b> (${idOf(memberId)})</a></p>`,
    )}
    <dl>
      ${row('회원 아이디', idOf(member.memberId))}
      ${row('휴대폰', phoneOf(member.phone))}
      ${row('로그인', [...new Set(logins)].map((login) => LOGINS[login]).join(', '))}
      ${row('본인 인증', isVerified ? '했어요' : '하지 않았어요')}
      ${row('지갑', member.walletLinked ? (member.walletAddress ?? '연결했어요') : '연결하지 않았어요')}
      ${row('포인트', `${member.points.toLocaleString('ko-KR')}P`)}
      ${row('가입', momentOf(member.createdAt))}
      ${member.withdrawnAt === null ? '' : row('탈퇴', momentOf(member.withdrawnAt))}
    </dl>
    ${refusedList(refused, { idOf, canGive: gifts !== undefined && member.withdrawnAt === null })}
    ${list('주문', orders.length, orders, orderItem)}
    ${list('카드', cardCount, cards, cardItem)}
    ${list(
      '혜택',
      benefits.length,
      benefits,
      ({ title, endAt, usedAt }) =>
        html`<b>${title}</b> <span class="soft">${usedAt === null ? `${momentOf(endAt)}까지` : `${momentOf(usedAt)}에 받았어요`}</span>`,
    )}
    ${list(
      '포인트 내역',
      points.length,
      points,
      ({ title, amount, at }) =>
        html`<b>${title}</b> <span class="soft">${amount > 0 ? '+' : ''}${amount.toLocaleString('ko-KR')}P · ${momentOf(at)}</span>`,
    )}
    ${list(
      '문의',
      inquiries.length,
      inquiries,
      ({ inquiryId, title, askedAt, answeredAt }) =>
        html`<a href="${OPERATIONS}/inquiries/${inquiryId}"><b>${title}</b></a> <span class="soft">${momentOf(askedAt)} · ${answeredAt === null ? '답변 대기' : '답변 완료'}</span>`,
    )}
    ${list('보낸 메시지', messages.length, messages, messageItem(member.id))}
    ${list('로그인한 기기', devices.length, devices, deviceItem)}
    ${gifts && member.withdrawnAt === null ? giftForms(member.id, gifts) : ''}
    ${member.withdrawnAt === null ? (block ? unblockForm(member.id) : blockForm(member.id, draft)) : ''}
    <h2>처리 기록</h2>${actionList(actions)}`
}
