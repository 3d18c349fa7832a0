import { html } from 'hono/html'
import type { Person } from './people.ts'

const STYLE = `
  :root { color-scheme: light; font-family: Pretendard, system-ui, sans-serif; }
  body { margin: 0; background: #f4f3f7; color: #16141c; }
  main { max-width: 480px; min-height: 100dvh; margin: auto; padding: 32px 20px; box-sizing: border-box; background: #fff; }
  h1 { font-size: 22px; margin: 0 0 8px; } p { margin: 0 0 24px; color: #55515f; line-height: 1.5; }
  ul { margin: 0 0 16px; padding: 0; list-style: none; }
  a { display: block; margin-top: 8px; padding: 14px 16px; border: 1px solid #8b8795; border-radius: 14px; color: inherit; text-decoration: none; }
  a small { display: block; margin-top: 2px; color: #55515f; font-size: 13px; }
  .no { border: 0; background: #eceaf2; font-weight: 700; text-align: center; }
  :focus-visible { outline: 3px solid #5b2ee5; outline-offset: 2px; }`

const page = (content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>계정 선택 (연습용)</title>
    <style>${STYLE}</style>
  </head>
  <body><main>${content}</main></body>
</html>`

/** What the sandbox asks: who logs in. Links, because a form would have to name every address it may end at. */
export const choicePage = (
  service: string,
  people: readonly (Person & { href: string })[],
  cancelHref: string,
) =>
  page(html`
    <h1>${service} 계정으로 로그인</h1>
    <p>연습용 화면이에요. 누구로 로그인할지 골라 주세요.</p>
    <ul>
      ${people.map(({ name, email, href }) => html`<li><a href="${href}"><b>${name}</b><small>${email}</small></a></li>`)}
    </ul>
    <a class="no" href="${cancelHref}">취소</a>`)

/** Why nobody can log in here. */
export const refusalPage = () =>
  page(html`<h1>로그인할 수 없어요</h1><p>돌아갈 주소가 허용되지 않았어요.</p>`)
