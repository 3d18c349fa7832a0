/** The style of the operators' pages (screen 57); the page's policy contains its hash. */
export const OPERATIONS_STYLE = `
  :root { color-scheme: light dark; font-family: Pretendard, system-ui, sans-serif; --bg: light-dark(#fff, #0f0e13); --inset: light-dark(#f6f5f8, #1a1821); --raised: light-dark(#f0eff3, #221f2a); --line: light-dark(#e6e4eb, #2b2834); --strong: light-dark(#857f91, #8b8599); --ink: light-dark(#16141c, #f5f3fa); --ink-2: light-dark(#55515f, #bdb8ca); --on-ink: light-dark(#fff, #16141c); --live: light-dark(#c9290f, #ff7059); --live-soft: light-dark(#ffeeea, #3a1a16); --ok: light-dark(#0a7546, #4fd39a); --ok-soft: light-dark(#e3f5ec, #12301f); --warn: light-dark(#8f5400, #f5b94d); --warn-soft: light-dark(#fff2d9, #35270c); --danger: light-dark(#cc2238, #ff7a87); --danger-soft: light-dark(#fdecee, #3a161c); }
  body { margin: 0; display: grid; grid-template-columns: 196px minmax(0, 1fr) 316px; min-height: 100dvh; background: var(--bg); color: var(--ink); font-size: 14px; line-height: 20px; word-break: keep-all; }
  body[data-page="sign-in"] { display: block; }
  body[data-page="sign-in"] main { max-width: 400px; margin: 0 auto; padding-top: 96px; }
  nav, aside { background: var(--inset); box-sizing: border-box; padding: 24px 12px; }
  nav { display: flex; flex-direction: column; border-right: 1px solid var(--line); position: sticky; top: 0; height: 100dvh; }
  aside { padding: 24px 20px; border-left: 1px solid var(--line); }
  .brand { margin: 0 12px 28px; font-weight: 800; font-size: 18px; } .brand small { display: block; font-size: 13px; font-weight: 500; color: var(--ink-2); }
  nav a { display: flex; justify-content: space-between; align-items: center; min-height: 48px; padding: 0 12px; margin-bottom: 4px; border-radius: 12px; color: inherit; text-decoration: none; font-size: 16px; font-weight: 600; }
  nav a[aria-current] { background: var(--ink); color: var(--on-ink); }
  nav .who { margin-top: auto; border-top: 1px solid var(--line); padding: 12px; } nav .who button { width: 100%; background: var(--bg); border: 1px solid var(--strong); } nav .who p { margin: 0 0 12px; color: var(--ink-2); font-size: 13px; } nav .who b { color: var(--ink); font-size: 14px; }
  main { padding: 24px; min-width: 0; }
  .head { display: flex; gap: 16px; justify-content: space-between; align-items: center; }
  h1 { margin: 0; font-size: 26px; line-height: 44px; } h2 { font-size: 18px; line-height: 26px; margin: 24px 0 8px; } h3 { font-size: 14px; margin: 0; }
  .soft, time { color: var(--ink-2); font-size: 13px; } .amount { text-align: right; font-weight: 700; font-variant-numeric: tabular-nums; }
  .filters { display: flex; flex-wrap: wrap; gap: 8px; margin: 16px 0; }
  .filters a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; border-radius: 22px; background: var(--raised); color: var(--ink-2); font-weight: 600; text-decoration: none; }
  .filters a[aria-current] { background: var(--ink); color: var(--on-ink); }
  table { width: 100%; border-collapse: collapse; } th { text-align: left; font-weight: 500; color: var(--ink-2); padding: 8px 8px 8px 0; border-bottom: 1px solid var(--line); } th.amount { text-align: right; font-weight: 500; }
  td { height: 65px; padding: 0 8px 0 0; border-bottom: 1px solid var(--line); } td b { display: block; } td:last-child, th:last-child { text-align: right; padding-right: 0; } td.amount, th.amount { padding-right: 24px; }
  .tag { display: inline-block; padding: 2px 8px; border-radius: 8px; font-size: 12px; font-weight: 700; background: var(--raised); color: var(--ink-2); }
  .tag[data-tone="ok"] { background: var(--ok-soft); color: var(--ok); } .tag[data-tone="warn"] { background: var(--warn-soft); color: var(--warn); } .tag[data-tone="live"] { background: var(--live-soft); color: var(--live); } .tag[data-tone="danger"] { background: var(--danger-soft); color: var(--danger); }
  .button, button { display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box; min-height: 44px; min-width: 44px; padding: 0 14px; border: 0; border-radius: 12px; background: var(--raised); color: inherit; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
  .primary { background: var(--ink); color: var(--on-ink); }
  label { display: block; margin: 0 0 12px; font-weight: 600; } input, select, textarea { display: block; width: 100%; box-sizing: border-box; margin-top: 6px; padding: 11px 14px; min-height: 44px; border: 1px solid var(--strong); border-radius: 12px; background: var(--bg); color: inherit; font: inherit; font-size: 15px; }
  label.check { display: flex; gap: 8px; align-items: center; min-height: 44px; } label.check input { width: 20px; min-height: 20px; margin: 0; }
  textarea { min-height: 160px; } form.box { max-width: 480px; padding: 16px; border-radius: 16px; background: var(--inset); } .head input { width: 268px; margin: 0; }
  dl { display: grid; grid-template-columns: 120px 1fr; gap: 8px 16px; margin: 16px 0; } dt { color: var(--ink-2); } dd { margin: 0; }
  .problem { padding: 12px 16px; border-radius: 12px; background: var(--danger-soft); color: var(--danger); font-weight: 600; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; line-height: 24px; }
  .sold { margin: 4px 0 12px; font-size: 16px; font-weight: 600; } .sold b { font-size: 44px; line-height: 52px; font-weight: 800; font-variant-numeric: tabular-nums; }
  progress { display: block; width: 100%; height: 10px; appearance: none; border: 0; border-radius: 5px; overflow: hidden; background: var(--line); } progress::-webkit-progress-bar { background: var(--line); } progress::-webkit-progress-value { background: var(--ink); } progress::-moz-progress-bar { background: var(--ink); } .figures { grid-template-columns: 1fr auto; } .figures dd { text-align: right; font-weight: 700; font-variant-numeric: tabular-nums; } .figures dt { color: var(--ink); }
  svg.bars { display: block; width: 100%; height: 56px; margin: 8px 0 0; } .visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  svg.bars rect { fill: light-dark(#cbc8d3, #423d50); } svg.bars rect:last-child { fill: var(--ink); }
  :focus-visible { outline: 3px solid light-dark(#1b62f0, #8fb2ff); outline-offset: 2px; }`
