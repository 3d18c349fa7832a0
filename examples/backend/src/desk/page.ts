import { html, raw } from 'hono/html'
import type { ClaimEvent } from '../benefits/staff-event.ts'

/** The style of the desk; the page's policy contains its hash. */
export const DESK_STYLE = `
  :root { color-scheme: light dark; font-family: Pretendard, system-ui, sans-serif; }
  body { margin: 0; background: light-dark(#f6f5f8, #0f0e13); color: light-dark(#16141c, #f5f3fa); }
  main { max-width: 480px; min-height: 100dvh; margin: auto; padding: 28px 20px; box-sizing: border-box; background: light-dark(#fff, #18161e); word-break: keep-all; }
  h1 { font-size: 22px; margin: 0 0 6px; } p { margin: 0 0 20px; line-height: 1.5; color: light-dark(#55515f, #bdb8ca); }
  label { display: block; margin: 0 0 12px; font-size: 14px; font-weight: 600; }
  input { display: block; width: 100%; box-sizing: border-box; margin-top: 6px; padding: 14px; font: inherit; font-size: 16px; border: 1px solid light-dark(#857f91, #8b8599); border-radius: 12px; background: transparent; color: inherit; }
  button, a.row { display: block; width: 100%; box-sizing: border-box; min-height: 52px; margin: 8px 0 0; border: 0; border-radius: 14px; font: inherit; font-weight: 700; font-size: 16px; cursor: pointer; background: light-dark(#16141c, #f5f3fa); color: light-dark(#fff, #16141c); }
  a.row { padding: 14px 16px; background: light-dark(#f0eff3, #221f2a); color: inherit; text-decoration: none; line-height: 24px; }
  button:disabled { opacity: .5; cursor: default; }
  button.plain { background: light-dark(#f0eff3, #221f2a); color: inherit; }
  video { display: block; width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: 20px; background: #000; }
  [hidden] { display: none !important; }
  #result { margin: 16px 0; padding: 20px; border-radius: 20px; background: light-dark(#e3f5ec, #12301f); }
  #result[data-kind="refused"] { background: light-dark(#fdecee, #3a161c); }
  #problem { margin-top: 12px; color: light-dark(#cc2238, #ff7a87); }
  #result h2 { margin: 0 0 8px; font-size: 20px; } #result p { margin: 0; color: inherit; }
  #alive { height: 6px; margin: 16px 0; border-radius: 3px; background: linear-gradient(90deg, #6a3df0, #0a7546, #c9290f, #6a3df0); background-size: 300% 100%; animation: alive 3s linear infinite; }
  #clock { font-variant-numeric: tabular-nums; font-weight: 700; }
  @keyframes alive { to { background-position: 300% 0; } }
  :focus-visible { outline: 3px solid light-dark(#1b62f0, #8fb2ff); outline-offset: 2px; }`

const page = (content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>현장 직원 화면</title>
    <style>${raw(DESK_STYLE)}</style>
  </head>
  <body><main>${content}</main></body>
</html>`

/** The list of events with links to their desks. */
export const deskList = (events: readonly ClaimEvent[]) =>
  page(html`<h1>현장 직원 화면</h1><p>오늘 일하는 행사를 골라 주세요.</p>
    ${events.map(({ eventKey, title }) => html`<a class="row" href="/staff/${eventKey}">${title}</a>`)}`)

const signIn = ({ eventKey }: ClaimEvent) => html`
  <p>이 행사의 직원 비밀번호를 입력하면 QR을 확인할 수 있어요.</p>
  <form id="sign-in" data-event="${eventKey}">
    <label>직원 비밀번호<input id="password" type="password" inputmode="numeric" autocomplete="off" maxlength="8" required></label>
    <button>시작하기</button>
  </form>`

/** The moving band and the clock distinguish the live page from a screenshot. */
const desk = html`
  <p>손님의 QR을 비추거나 아래 코드를 입력해 주세요. QR 하나는 한 번만 쓸 수 있어요.</p>
  <video id="camera" playsinline muted hidden aria-label="QR 카메라"></video>
  <button id="start">QR 스캔하기</button>
  <div id="alive" aria-hidden="true"></div>
  <p>지금 시각 <span id="clock"></span></p>
  <div id="result" role="status" hidden><h2></h2><p></p></div>
  <form id="typed">
    <label>QR 코드 값<input id="key" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="128" required></label>
    <button class="plain">확인하기</button>
  </form>`

/** The desk of an event: asks for the password, or scans. */
export const deskPage = (event: ClaimEvent, open: boolean) =>
  page(html`<h1>${event.title}</h1>${open ? desk : signIn(event)}
    <p id="problem" role="alert"></p><script type="module" src="/staff/desk.js"></script>`)
