/** The style of the wallet's window. */
export const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#16141c,#f4f2f8);--ink-2:light-dark(#55515f,#b5b0c0);--bg:light-dark(#fff,#17151d);--wallet:light-dark(#6a3df0,#ab8fff);--on:light-dark(#fff,#140b2e);--soft:light-dark(#f0ebff,#2a2144);--deep:light-dark(#5a2fd9,#c0aaff);--line:light-dark(#dcd8e4,#3a3645)}
*{box-sizing:border-box}
[hidden]{display:none!important}
body{display:flex;flex-direction:column;min-height:100dvh;max-width:480px;margin:0 auto;background:var(--bg);color:var(--ink);font:500 15px/23px Pretendard,'Noto Sans KR','Noto Sans CJK KR',system-ui,sans-serif;letter-spacing:-.02em;word-break:keep-all}
main{flex:1;padding:48px 24px 16px}
.tile{display:grid;place-items:center;width:60px;height:60px;margin-bottom:24px;border-radius:18px;background:var(--wallet);color:var(--on)}
h1{margin:0 0 10px;font-size:26px;line-height:34px;letter-spacing:-.03em}
p{margin:0;color:var(--ink-2)}
#problem:not(:empty){margin-top:16px;color:light-dark(#c2213a,#ff8b9a)}
.wallet{display:grid;gap:2px;margin:28px 0 20px;padding:18px;border-radius:20px;background:var(--soft);color:var(--deep);font-size:13px}
.wallet b{font-size:18px;line-height:24px}
ul{display:grid;gap:10px;margin:24px 0 0;padding:0;list-style:none}
.rights{margin:0 0 12px}.rights li{display:flex;gap:10px;align-items:center}.rights svg{color:var(--wallet)}
footer{display:grid;gap:4px;padding:8px 24px 28px}
button{min-height:54px;width:100%;border:0;border-radius:14px;background:var(--wallet);color:var(--on);font:inherit;font-size:16px;font-weight:700;cursor:pointer}
button.quiet{min-height:44px;background:none;color:var(--ink-2)}
button.demo{background:var(--soft);color:var(--deep)}
#other{width:auto;padding:0;font-size:14px;text-decoration:underline;text-underline-offset:3px}
button:disabled{opacity:.5}
body.is-linked .new,body:not(.is-linked) .linked{display:none}
:focus-visible{outline:2px solid var(--wallet);outline-offset:2px}
`
