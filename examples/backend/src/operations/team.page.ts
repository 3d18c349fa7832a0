import { html } from 'hono/html'
import { ROLES, type Role } from '../roles.ts'
import type { RecordedAction } from './actions.ts'
import { type Markup, OPERATIONS, problemNote } from './layout.ts'
import { actionList } from './log.page.ts'
import { ROLE_NAMES, ROLE_NOTES } from './team.text.ts'
import type { teamMember, validTokens } from './team.ts'
import { momentOf } from './text.ts'

type TeamMember = Awaited<ReturnType<typeof teamMember>>
type Token = Awaited<ReturnType<typeof validTokens>>[number]

const PATH = `${OPERATIONS}/operators`
const pathOf = (operatorId: string) => `${PATH}/${operatorId}`

const roleField = (chosen: Role) =>
  html`<label>역할<select name="role">${ROLES.map(
    (role) => html`<option value="${role}" ${role === chosen ? 'selected' : ''}>${ROLE_NAMES[role]}</option>`,
  )}</select></label>`

const roleNotes = html`<dl class="box">${ROLES.map(
  (role) => html`<dt>${ROLE_NAMES[role]}</dt><dd>${ROLE_NOTES[role]}</dd>`,
)}</dl>`

const tokenList = (tokens: readonly Token[]) =>
  tokens.length === 0
    ? html`<p class="soft">쓸 수 있는 토큰이 없어요.</p>`
    : html`<ul class="log">${tokens.map(
        ({ name, role, operatorId, endAt }) => html`<li><b>${name}</b>
      <span class="soft">${ROLE_NAMES[role]} · ${operatorId ?? '운영자 없이 만든 토큰'} · ${momentOf(endAt)}까지</span>
      <form method="post" action="${PATH}/tokens/${name}/end"><button aria-label="${name} 토큰 끝내기">끝내기</button></form></li>`,
      )}</ul>`

const idField = (name: string, label: string) =>
  html`<label>${label}<input name="${name}" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="64" required></label>`

/** The operators of the shop, and the tokens of the command. */
export const teamPage = (
  operators: readonly TeamMember[],
  { tokens, required, problem }: { tokens: readonly Token[]; required: boolean; problem: string | undefined },
) => html`
  <h1>운영자</h1>${problemNote(problem)}
  <ul class="attention">${operators.map(
    ({ operatorId, name, role }) =>
      html`<li><b>${name}</b><span class="soft">${operatorId} · ${ROLE_NAMES[role]}</span>
      <a class="button" href="${pathOf(operatorId)}" aria-label="${name} 관리하기">관리하기</a></li>`,
  )}</ul>
  <h2>운영자 추가하기</h2>
  <form class="box" method="post" action="${PATH}/add">
    ${idField('operator_id', '아이디 (영문 소문자, 숫자, 하이픈)')}
    <label>이름<input name="name" autocomplete="off" maxlength="40" required></label>
    ${roleField('viewer')}
    <button class="primary">추가하기</button>
  </form>
  <h2>역할마다 할 수 있는 일</h2>
  <p class="soft">아래 역할은 위 역할의 일도 모두 할 수 있어요.</p>${roleNotes}
  <h2>패스키 로그인</h2>
  <form class="box" method="post" action="${PATH}/passkeys">
    <p>${required ? '모든 운영자가 비밀번호 다음에 패스키로 확인해요.' : '패스키를 추가한 운영자만 비밀번호 다음에 패스키로 확인해요.'}</p>
    <input type="hidden" name="required" value="${required ? 'no' : 'yes'}">
    ${required ? '' : html`<p class="soft">꼭 필요하게 바꾸면, 패스키가 없는 운영자는 추가할 때까지 내 계정만 볼 수 있어요.</p>`}
    <button>${required ? '선택으로 바꾸기' : '모두에게 꼭 필요하게 바꾸기'}</button>
  </form>
  <h2>토큰 <span class="soft">${tokens.length}</span></h2>${tokenList(tokens)}`

const resetForm = ({ operatorId }: TeamMember, passkeys: number) =>
  passkeys === 0
    ? html`<h2>패스키 초기화하기</h2><p class="soft">아직 추가한 패스키가 없어요.</p>`
    : html`<h2>패스키 초기화하기</h2>
  <form class="box" method="post" action="${pathOf(operatorId)}/reset-passkeys">
    <p>패스키 ${passkeys}개를 지우고 모든 화면에서 로그아웃해요. 다음에는 비밀번호만으로 로그인해 새 패스키를 추가할 수 있어요.</p>
    <label class="check"><input type="checkbox" required> 본인이 잃어버렸다고 확인했어요</label>
    <button>패스키 초기화하기</button>
  </form>`

const roleForm = ({ operatorId, role }: TeamMember) => html`<h2>역할 바꾸기</h2>
  <form class="box" method="post" action="${pathOf(operatorId)}/role">
    <p>열려 있는 화면과 토큰에도 바로 적용돼요.</p>${roleField(role)}
    <button class="primary">역할 바꾸기</button>
  </form>`

const passwordForm = ({ operatorId }: TeamMember) => html`<h2>새 비밀번호 만들기</h2>
  <form class="box" method="post" action="${pathOf(operatorId)}/password">
    <p>지금 비밀번호는 더 쓸 수 없고, 로그인한 모든 화면에서 로그아웃돼요.</p>
    <button>새 비밀번호 만들기</button>
  </form>`

const tokenForm = ({ operatorId, role }: TeamMember) => html`<h2>토큰 만들기</h2>
  <form class="box" method="post" action="${pathOf(operatorId)}/token">
    <p>fandeck 명령에 쓰는 토큰이에요. 이 운영자의 역할을 넘는 일은 할 수 없어요.</p>
    ${idField('name', '토큰 이름 (영문 소문자, 숫자, 하이픈)')}
    ${roleField(role)}
    <label>쓸 수 있는 날수<input name="days" inputmode="numeric" autocomplete="off" maxlength="3" value="90" required></label>
    <button>토큰 만들기</button>
  </form>`

const removeForm = ({ operatorId }: TeamMember) => html`<h2>운영자 삭제하기</h2>
  <form class="box" method="post" action="${pathOf(operatorId)}/remove">
    <p>바로 로그아웃되고 토큰도 모두 끝나요. 처리한 일의 기록은 남아요.</p>
    <label class="check"><input type="checkbox" required> 더는 이 상점을 운영하지 않아요</label>
    <button>운영자 삭제하기</button>
  </form>`

/** An operator, with what an owner can change. */
export const operatorPage = (
  operator: TeamMember,
  {
    tokens,
    passkeys,
    actions,
  }: { tokens: readonly Token[]; passkeys: number; actions: readonly RecordedAction[] },
  problem?: string,
): Markup => html`<h1>${operator.name}</h1>${problemNote(problem)}
  <p class="soft">${operator.operatorId} · <a href="${PATH}">운영자 모두 보기</a></p>
  ${
    operator.removedAt === null
      ? html`<p><span class="tag">${ROLE_NAMES[operator.role]}</span></p>
    ${roleForm(operator)}${passwordForm(operator)}${resetForm(operator, passkeys)}
    <h2>토큰 <span class="soft">${tokens.length}</span></h2>${tokenList(tokens)}${tokenForm(operator)}${removeForm(operator)}`
      : html`<p class="problem">삭제한 운영자예요. ${momentOf(operator.removedAt)}부터 로그인할 수 없어요.</p>`
  }
  <h2>이 운영자에게 한 일</h2>${actionList(actions)}`

const secret = (title: string, text: string, value: string, operatorId: string) => html`<h1>${title}</h1>
  <p>${text}</p>
  <p class="box"><code class="secret">${value}</code></p>
  <p class="soft">이 페이지를 벗어나면 다시 볼 수 없어요.</p>
  <p><a class="button" href="${pathOf(operatorId)}">확인했어요</a></p>`

/** The password of an operator, once. */
export const passwordPage = ({ operatorId, name }: Pick<TeamMember, 'operatorId' | 'name'>, value: string) =>
  secret(
    '비밀번호를 전해 주세요',
    `${name}님은 아이디 ${operatorId}와 이 비밀번호로 로그인해요.`,
    value,
    operatorId,
  )

/** A token, once. */
export const tokenPage = (
  { operatorId }: Pick<TeamMember, 'operatorId'>,
  name: string,
  { token, endAt }: { token: string; endAt: number },
) => secret('토큰을 저장해 주세요', `토큰 ${name}은 ${momentOf(endAt)}까지 쓸 수 있어요.`, token, operatorId)
