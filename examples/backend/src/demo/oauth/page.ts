import { html } from 'hono/html'
import { sandboxPage } from '../sandbox-page.ts'
import type { SandboxAccount } from './accounts.ts'

const page = (content: ReturnType<typeof html>) => sandboxPage('계정 선택', content)

/**
 * The account chooser of the sandbox. Links instead of a form, because `form-action` would have to list every
 * redirect target.
 */
export const choicePage = (
  service: string,
  accounts: readonly (SandboxAccount & { href: string })[],
  cancelHref: string,
) =>
  page(html`
    <h1>${service} 계정으로 로그인</h1>
    <p>연습용 화면이에요. 누구로 로그인할지 골라 주세요.</p>
    <ul>
      ${accounts.map(({ name, email, href }) => html`<li><a href="${href}"><b>${name}</b><small>${email}</small></a></li>`)}
    </ul>
    <a class="no" href="${cancelHref}">취소</a>`)

/** The reason why the sandbox refuses a sign-in. */
export const refusalPage = () =>
  page(html`<h1>로그인할 수 없어요</h1><p>돌아갈 주소가 허용되지 않았어요.</p>`)
