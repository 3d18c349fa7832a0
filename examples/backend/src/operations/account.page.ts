import { html } from 'hono/html'
import type { passkeysOf } from './challenges.ts'
import { OPERATIONS, problemNote } from './layout.ts'
import type { SignedIn } from './operators.ts'
import { passkeyForm } from './passkey.page.ts'
import { ROLE_NAMES, ROLE_NOTES } from './team.text.ts'
import { momentOf } from './text.ts'

const PATH = `${OPERATIONS}/account/passkeys`

type Passkey = Awaited<ReturnType<typeof passkeysOf>>[number]

const passkeyItem = ({ credentialId, name, createdAt, usedAt }: Passkey) => html`<li><b>${name}</b>
  <span class="soft">${momentOf(createdAt)}에 추가 · ${usedAt === null ? '아직 로그인에 쓰지 않음' : `${momentOf(usedAt)}에 마지막 로그인`}</span>
  <form method="post" action="${PATH}/remove"><input type="hidden" name="credential" value="${credentialId}"><button aria-label="${name} 패스키 삭제하기">삭제하기</button></form></li>`

/** The own account of an operator. */
export const accountPage = (
  { operatorId, name, role, owesPasskey }: SignedIn,
  {
    passkeys,
    required,
    problem,
    changed,
  }: { passkeys: readonly Passkey[]; required: boolean; problem: string | undefined; changed: boolean },
) => html`<h1>내 계정</h1>${problemNote(problem)}
  ${changed ? html`<p role="status">비밀번호를 바꿨어요. 다른 화면에서는 로그아웃됐어요.</p>` : ''}
  ${owesPasskey ? html`<p class="problem" role="status">이 상점은 패스키가 있어야 운영할 수 있어요. 아래에서 패스키를 추가해 주세요.</p>` : ''}
  <dl><dt>이름</dt><dd>${name}</dd><dt>아이디</dt><dd>${operatorId}</dd><dt>역할</dt><dd>${ROLE_NAMES[role]} <span class="soft">${ROLE_NOTES[role]}</span></dd></dl>
  <h2>패스키 <span class="soft">${passkeys.length}</span></h2>
  <p class="soft">${
    passkeys.length === 0
      ? '패스키를 추가하면 로그인할 때 비밀번호 다음에 지문, 얼굴, 보안 키 가운데 하나로 한 번 더 확인해요.'
      : required
        ? '로그인할 때 비밀번호 다음에 확인해요. 이 상점에서는 패스키가 꼭 필요해요.'
        : '로그인할 때 비밀번호 다음에 확인해요.'
  }</p>
  ${passkeys.length === 0 ? '' : html`<ul class="log">${passkeys.map(passkeyItem)}</ul>`}
  <h2>패스키 추가하기</h2>
  ${passkeyForm(
    { action: `${PATH}/add`, optionsPath: `${PATH}/options`, button: '패스키 추가하기' },
    html`<p>추가하면 다른 화면에서는 로그아웃돼요. 잃어버릴 때를 대비해 두 개를 추가해 두면 좋아요.</p>
    <label>패스키 이름<input name="name" autocomplete="off" maxlength="40" placeholder="내 휴대폰" required></label>
    <label>비밀번호<input type="password" data-password autocomplete="current-password" maxlength="64" required></label>`,
  )}
  <p class="soft">패스키를 모두 잃어버렸다면 소유자에게 초기화를 부탁해 주세요.</p>
  <h2>비밀번호 바꾸기</h2>
  <form class="box" method="post" action="${OPERATIONS}/account/password">
    <p>바꾸면 다른 화면에서는 로그아웃돼요.</p>
    <input name="username" autocomplete="username" value="${operatorId}" hidden>
    <label>지금 비밀번호<input name="pwd" type="password" autocomplete="current-password" maxlength="64" required></label>
    <label>새 비밀번호 <span class="soft">10자 이상</span><input name="new_pwd" type="password" autocomplete="new-password" minlength="10" maxlength="64" required></label>
    <label>새 비밀번호 다시<input name="again" type="password" autocomplete="new-password" minlength="10" maxlength="64" required></label>
    <button class="primary">비밀번호 바꾸기</button>
  </form>`
