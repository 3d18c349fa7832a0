import { html, raw } from 'hono/html'
import { allows, type Can, RIGHTS, type Right } from '../roles.ts'
import { icon, MARK } from './icons.ts'
import type { Operator } from './operators.ts'
import { salesPanel, statusBox } from './sales.page.ts'
import type { Sales } from './sales.ts'
import type { Status } from './status.ts'
import { OPERATIONS_STYLE } from './style.ts'
import { ROLE_NAMES } from './team.text.ts'

/** The content of a page. */
export type Markup = ReturnType<typeof html>

/** The address of the first page after the sign-in. */
export const OPERATIONS = '/staff/operations'

/** A page of the desk. */
export const document = (title: string, page: 'sign-in' | 'desk', body: Markup) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · 운영 데스크</title>
    <style>${raw(OPERATIONS_STYLE)}</style>
  </head>
  <body data-page="${page}">${body}</body>
</html>`

/** The message of a refused action. */
export const problemNote = (problem: string | undefined) =>
  problem === undefined ? '' : html`<p class="problem" role="alert">${problem}</p>`

/** The form that signs an operator in. */
export const signInPage = (problem?: string) =>
  document(
    '로그인',
    'sign-in',
    html`<main><h1>운영 데스크</h1><p class="soft">운영자 계정으로 로그인해 주세요. 처리한 일은 모두 기록돼요.</p>${problemNote(problem)}
    <form method="post" action="${OPERATIONS}/sign-in">
      <label>아이디<input name="operator_id" autocomplete="username" autocapitalize="off" maxlength="64" required></label>
      <label>비밀번호<input name="pwd" type="password" autocomplete="current-password" maxlength="64" required></label>
      <button class="primary">로그인</button>
    </form></main>`,
  )

/** What every page of a signed-in operator shows beside its content. */
export interface Frame {
  operator: Operator
  /** The letters of the shop's logo. */
  wordmark: string
  /** The numbers of refunds and returns, parcels and inquiries that wait for an operator. */
  waiting: { refunds: number; parcels: number; inquiries: number; attention: number }
  sales: Sales | undefined
  status: Status
}

/** The entry of the menu that a page belongs to. */
export type Section =
  | 'attention'
  | 'orders'
  | 'parcels'
  | 'inquiries'
  | 'members'
  | 'drops'
  | 'actions'
  | 'operators'
  | 'account'

/** A page with the menu and the live figures of the current drop. */
export function deskPage(
  { operator, wordmark, waiting, sales, status }: Frame,
  { section, title, content }: { section: Section | undefined; title: string; content: Markup },
) {
  const can: Can = (right) => allows(operator.role, right)
  const link = (name: Section | 'claims', href: string, label: string, end: Markup | '' = '') => html`
    <a href="${href}" ${name === section ? raw('aria-current="page"') : ''}>${icon(name)}<span>${label}</span>${end}</a>`
  const left = (count: number) =>
    count > 0 ? html`<span>${count}<span class="visually-hidden">건 남음</span></span>` : ''
  const live =
    sales?.phase === 'open'
      ? html`<span class="live"><span class="visually-hidden">판매 중</span></span>`
      : ''
  return document(
    title,
    'desk',
    html`<nav aria-label="운영 데스크">
      <p class="brand"><span>${MARK} ${wordmark}</span><small>운영 데스크</small></p>
      ${link('claims', '/staff', '수령')}
      ${link('orders', `${OPERATIONS}/orders`, '주문', left(waiting.refunds))}
      ${link('parcels', `${OPERATIONS}/orders?state=toShip`, '배송', left(waiting.parcels))}
      ${can('fans') ? html`${link('inquiries', `${OPERATIONS}/inquiries`, '문의', left(waiting.inquiries))}${link('members', `${OPERATIONS}/members`, '회원')}` : ''}
      ${link('drops', `${OPERATIONS}/drops`, '드롭', live)}
      ${link('attention', `${OPERATIONS}/attention`, '살펴볼 일', left(waiting.attention))}
      ${can('log') ? link('actions', `${OPERATIONS}/actions`, '기록') : ''}
      ${can('team') ? link('operators', `${OPERATIONS}/operators`, '운영자') : ''}
      ${link('account', `${OPERATIONS}/account`, '내 계정')}
      <div class="who"><p><b>${operator.name}</b><br>${ROLE_NAMES[operator.role]} · 처리한 일은 모두 기록돼요</p>
        <form method="post" action="${OPERATIONS}/sign-out"><button>${icon('signOut', 16)} 로그아웃</button></form></div>
    </nav>
    <main>${content}</main>
    <aside aria-label="지금 드롭" ${sales ? html`data-drop="${sales.dropId}"` : ''}>
      ${sales ? salesPanel(sales) : html`<p class="soft">아직 드롭이 없어요.</p>`}${statusBox(status)}
    </aside>
    <script type="module" src="${OPERATIONS}/live.js"></script>`,
  )
}

/** A page without the menu and the figures, for an operator who owes a passkey. */
export const barePage = (title: string, content: Markup) =>
  document(
    title,
    'sign-in',
    html`<main>${content}<form method="post" action="${OPERATIONS}/sign-out"><p><button>로그아웃</button></p></form></main>`,
  )

/** The refusal of a step by an operator who owes a passkey. */
export const owesPage = html`<h1>패스키가 필요해요</h1>
  <p class="problem" role="alert">내 계정에서 패스키를 먼저 추가해 주세요.</p>
  <p><a class="button" href="${OPERATIONS}/account">내 계정으로 가기</a></p>`

/** The page of an operator whose role lacks the right of a route. */
export const lacksPage = (message: string, right: Right) => html`<h1>볼 수 없는 페이지예요</h1>
  <p class="problem" role="alert">${message}</p>
  <p class="soft">${ROLE_NAMES[RIGHTS[right]]} 역할부터 할 수 있어요.</p>`
