import { html, raw } from 'hono/html'
import { SCRIPT } from './page.script.ts'
import { STYLE } from './page.style.ts'

const WALLET = raw(
  '<svg width="32" height="32" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M19 7V5a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"/><path d="M3 6v12a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-3"/></svg>',
)
const CHECK = raw(
  '<svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m4 12 5 5L20 6"/></svg>',
)

/** The data of the page. */
export interface WalletPageOptions {
  nonce: string
  /** The only origin with which the page exchanges messages. */
  site: string
  /** The name of the shop. */
  shop: string
  /** Demo members whose wallets open without sign-in. */
  demos: readonly { memberId: string; nickname: string }[]
}

/** The sign-in window of the wallet, 360x740: the choice of a wallet, then the consent to link it. */
export const walletPage = ({ nonce, site, shop, demos }: WalletPageOptions) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width,initial-scale=1">
    <meta name="robots" content="noindex">
    <title>지갑 연결</title>
    <style nonce="${nonce}">${raw(STYLE)}</style>
  </head>
  <body data-site="${site}">
    <main>
      <span class="tile">${WALLET}</span>
      <section id="waiting" role="status"><h1>지갑을 여는 중이에요</h1><p>잠시만 기다려 주세요.</p></section>
      <section id="choice" hidden>
        <h1>어느 지갑을<br>열까요?</h1>
        <p>연습용 지갑이에요. 하나를 고르면 바로 열려요.</p>
        <ul>${demos.map(
          ({ memberId, nickname }) =>
            html`<li><button type="button" class="demo" data-id="${memberId}">${nickname}</button></li>`,
        )}</ul>
      </section>
      <section id="confirm" hidden>
        <h1 class="new">${shop}에 지갑을<br>연결할까요?</h1>
        <h1 class="linked">${shop}에 연결된<br>지갑이에요</h1>
        <p>카드와 혜택만 볼 수 있어요.<br>허락 없이 카드를 옮기지 않아요.</p>
        <div class="wallet"><span id="owner"></span><b id="address"></b><span id="cards"></span></div>
        <ul class="rights"><li>${CHECK}보유한 카드 보기</li><li>${CHECK}사용할 수 있는 혜택 보기</li></ul>
        <button type="button" id="other" class="quiet">다른 지갑 열기</button>
      </section>
      <section id="alone" hidden>
        <h1>이 창에서는<br>연결할 수 없어요</h1>
        <p>이 창을 닫고 ${shop}에서 다시 시작해 주세요.</p>
      </section>
      <p id="problem" role="alert"></p>
    </main>
    <footer><button type="button" id="go" hidden><span class="new">연결하기</span><span class="linked">확인</span></button><button type="button" id="no" class="quiet">취소</button></footer>
    <script nonce="${nonce}">${raw(SCRIPT)}</script>
  </body>
</html>`
