import { html } from 'hono/html'

const STYLE = `
  :root { color-scheme: light; font-family: Pretendard, system-ui, sans-serif; }
  body { margin: 0; background: #f4f3f7; color: #16141c; }
  main { max-width: 480px; min-height: 100dvh; margin: auto; padding: 32px 20px; box-sizing: border-box; background: #fff; }
  h1 { font-size: 22px; margin: 0 0 8px; } p { margin: 0 0 24px; color: #55515f; line-height: 1.5; }
  label { display: block; margin: 0 0 16px; font-size: 14px; font-weight: 600; }
  input, select { display: block; width: 100%; box-sizing: border-box; margin-top: 6px; padding: 14px; font: inherit; font-weight: 400;
    font-size: 16px; border: 1px solid #8b8795; border-radius: 10px; background: #fff; color: inherit; }
  button { width: 100%; min-height: 52px; margin-top: 8px; border: 0; border-radius: 12px; font: inherit; font-weight: 700; font-size: 16px; cursor: pointer; }
  .go { background: #5b2ee5; color: #fff; } .no { background: #eceaf2; color: #16141c; }
  :focus-visible { outline: 3px solid #5b2ee5; outline-offset: 2px; }`

/** What the page asks, as it is filled in at first. */
export interface IdentityForm {
  redirectUrl: string
  name: string
  birth: string
  phone: string
}

const page = (content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>본인인증 (연습용)</title>
    <style>${STYLE}</style>
  </head>
  <body><main>${content}</main></body>
</html>`

/** The sandbox's page: prefilled, one button to prove it, one to leave. */
export const identityPage = ({ redirectUrl, name, birth, phone }: IdentityForm) =>
  page(html`
    <h1>본인인증</h1>
    <p>연습용 화면이에요. 실제 정보를 넣지 마세요. 적힌 그대로 인증할 수 있어요.</p>
    <form method="post" action="/identity">
      <input type="hidden" name="redirect_url" value="${redirectUrl}">
      <label>이름<input name="name" value="${name}" maxlength="40" autocomplete="off" required></label>
      <label>생년월일<input name="birth" type="date" value="${birth}" required></label>
      <label>성별<select name="gender"><option value="F">여성</option><option value="M">남성</option></select></label>
      <label>휴대폰 번호<input name="phone" value="${phone}" inputmode="numeric" pattern="01[0-9]{8,9}" autocomplete="off" required></label>
      <button class="go" name="action" value="approve">인증하기</button>
      <button class="no" name="action" value="cancel" formnovalidate>취소</button>
    </form>`)

/** Why nothing can be proved here. */
export const refusalPage = (message: string) => page(html`<h1>본인인증을 할 수 없어요</h1><p>${message}</p>`)
