import { html } from 'hono/html'
import type { Can } from '../roles.ts'
import type { Action, RecordedAction } from './actions.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import { BY_ADMIN, type LogQuery } from './log.ts'
import { ACTION_NAMES } from './tables.ts'
import { ROLE_NAMES } from './team.text.ts'
import { ACTIONS, momentOf } from './text.ts'

const PLACES: Partial<Record<Action, string>> = {
  answer: 'inquiries',
  block: 'members',
  unblock: 'members',
  resend: 'members',
  'give-card': 'members',
  'give-benefit': 'members',
  'give-points': 'members',
}
const ORDERS: readonly Action[] = [
  'ship',
  'correct-parcel',
  'deliver',
  'cancel',
  'refund',
  'refund-part',
  'return',
  'refuse-return',
  'ask-change',
]

/** The page of what an action was about; nothing for a token and a sign-in. */
function placeOf({ action, subject }: RecordedAction, can: Can): string | undefined {
  if (ORDERS.includes(action)) return `orders/${encodeURIComponent(subject)}`
  if (action.startsWith('drop-')) return `drops/${subject.split(' ').at(-1)}`
  if (action.startsWith('team-') || action === 'passkey-reset')
    return can('team') ? `operators/${encodeURIComponent(subject)}` : undefined
  const place = PLACES[action]
  return place && `${place}/${encodeURIComponent(subject)}`
}

const NAMES = new Map<string, string>(Object.entries(ROLE_NAMES))

/** What has changed, with roles by their names. */
export const detailOf = ({ detail }: RecordedAction): string =>
  detail === null
    ? ''
    : ` · ${detail
        .split(' → ')
        .map((part) => NAMES.get(part) ?? part)
        .join(' → ')}`

/** The actions as a table; a subject is a link if `can` is given. */
export const actionList = (actions: readonly RecordedAction[], can?: Can) =>
  actions.length === 0
    ? html`<p class="soft">아직 처리한 일이 없어요.</p>`
    : html`<table><thead><tr><th scope="col">언제</th><th scope="col">누가</th><th scope="col">무엇을</th><th scope="col">대상</th></tr></thead>
      <tbody>${actions.map((one) => {
        const place = can && placeOf(one, can)
        return html`<tr><td><time>${momentOf(one.at)}</time></td><td>${one.name ?? '서버 명령'}</td><td>${ACTIONS[one.action]}${detailOf(one)}</td>
        <td>${place === undefined ? one.subject : html`<a href="${OPERATIONS}/${place}">${one.subject}</a>`}</td></tr>`
      })}</tbody></table>`

const option = (value: string, label: string, chosen: string | undefined) =>
  html`<option value="${value}" ${value === (chosen ?? '') ? 'selected' : ''}>${label}</option>`

const filterForm = (
  { operator, action, subject, from, to }: LogQuery,
  operators: readonly { operatorId: string; name: string }[],
) => html`<form class="box filter" role="search" method="get" action="${OPERATIONS}/actions">
    <label>누가<select name="operator">${option('', '모두', operator)}${operators.map(({ operatorId, name }) => option(operatorId, `${name} (${operatorId})`, operator))}${option(BY_ADMIN, '서버 명령', operator)}</select></label>
    <label>무엇을<select name="action">${option('', '모두', action)}${ACTION_NAMES.map((name) => option(name, ACTIONS[name], action))}</select></label>
    <label>대상<input name="subject" autocomplete="off" maxlength="100" placeholder="주문, 회원, 문의, 드롭 번호" value="${subject ?? ''}"></label>
    <label>시작 날짜<input type="date" name="from" value="${from ?? ''}"></label>
    <label>끝 날짜<input type="date" name="to" value="${to ?? ''}"></label>
    <p class="buttons"><button class="primary">기록 찾기</button> <a class="button" href="${OPERATIONS}/actions">조건 지우기</a></p>
  </form>`

function olderPath({ before: _, ...query }: LogQuery, next: string): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `?${new URLSearchParams([...given, ['before', next]])}`
}

/** What all operators have done, and the filters. */
export const actionsPage = (
  { found, next }: { found: readonly RecordedAction[]; next: string | undefined },
  {
    query,
    operators,
    can,
    problem,
  }: {
    query: LogQuery
    operators: Parameters<typeof filterForm>[1]
    can: Can
    problem?: string | undefined
  },
) => html`<h1>기록</h1>${problemNote(problem)}${filterForm(query, operators)}
  ${found.length > 0 ? actionList(found, can) : problem === undefined ? html`<p class="soft">조건에 맞는 기록이 없어요.</p>` : ''}
  ${next === undefined ? '' : html`<p><a class="button" href="${olderPath(query, next)}">이전 기록 더 보기</a></p>`}`
