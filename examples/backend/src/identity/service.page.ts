import { html, raw } from 'hono/html'
import { PLAIN_PAGE_STYLE } from '../plain-page.style.ts'
import type { IdentityAdapter } from './adapter.ts'

/** Opens the service: at once, and again with the button. Every outcome leads to the same address. */
const OPEN = `
const {version, init, request, back} = JSON.parse(document.getElementById('check').textContent)
const button = document.getElementById('open'), note = document.getElementById('note')
const end = (answer) => location.replace(back + '?' + new URLSearchParams(answer))
async function open() {
  button.disabled = true
  note.textContent = '본인 인증 화면을 열고 있어요.'
  try {
    if (version === 1) {
      window.IMP.init(init)
      window.IMP.certification(request, ({imp_uid = '', success = false}) => end({imp_uid: imp_uid ?? '', success}))
      return
    }
    const answer = await window.PortOne.requestIdentityVerification(request)
    end(answer && answer.code ? {code: answer.code} : {})
  } catch {
    note.textContent = '본인 인증 화면을 열지 못했어요. 잠시 후 다시 눌러 주세요.'
    button.disabled = false
  }
}
button.addEventListener('click', open)
addEventListener('load', open)
`

/** Escapes JSON for a script element, which it cannot end. */
const json = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'))

const page = (nonce: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>본인 인증</title>
    <style nonce="${nonce}">${raw(PLAIN_PAGE_STYLE)}</style>
  </head>
  <body><main>${content}</main></body>
</html>`

/** The page that opens the identity service. */
export const servicePage = (
  nonce: string,
  adapter: Pick<IdentityAdapter, 'scriptUrl'>,
  check: ReturnType<IdentityAdapter['opening']> & { back: string },
) =>
  page(
    nonce,
    html`<h1>본인 인증</h1>
<button class="go" id="open" type="button">휴대폰으로 인증하기</button>
<p id="note" role="status"></p>
<script type="application/json" id="check">${json(check)}</script>
<script nonce="${nonce}" src="${adapter.scriptUrl}"></script>
<script nonce="${nonce}" type="module">${raw(OPEN)}</script>`,
  )

/** The page of a check that cannot go on. */
export const checkProblemPage = (nonce: string, message: string, again?: string) =>
  page(
    nonce,
    html`<h1>본인 인증을 마치지 못했어요</h1><p>${message}</p>${again ? html`<a href="${again}">다시 시도하기</a>` : ''}`,
  )
