import { html } from 'hono/html'
import { document, type Markup, OPERATIONS } from './layout.ts'

/** A form that the script of the page fills with the answer of a passkey. */
export const passkeyForm = (
  {
    action,
    optionsPath,
    options,
    button,
  }: { action: string; optionsPath?: string; options?: object; button: string },
  fields: Markup | '' = '',
) => html`<form class="box" method="post" action="${action}" data-passkey="${optionsPath ?? ''}" data-options="${options ? JSON.stringify(options) : ''}">${fields}
    <input type="hidden" name="response">
    <p class="problem" role="alert" hidden></p>
    <button class="primary">${button}</button>
    <noscript><p class="soft">패스키를 쓰려면 브라우저에서 JavaScript를 켜 주세요.</p></noscript>
  </form><script type="module" src="${OPERATIONS}/passkey.js"></script>`

/** The second step of a sign-in. */
export const passkeyStepPage = (options: object) =>
  document(
    '패스키 확인',
    'sign-in',
    html`<main><h1>패스키로 확인해 주세요</h1><p class="soft">비밀번호가 맞았어요. 등록한 패스키로 한 번 더 확인하면 로그인돼요.</p>
    ${passkeyForm({ action: `${OPERATIONS}/sign-in/passkey`, options, button: '패스키로 확인하기' })}
    <p><a class="button" href="${OPERATIONS}">처음부터 다시 하기</a></p></main>`,
  )
