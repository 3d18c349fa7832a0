/** The style of plain pages, such as the identity check; their policies contain its hash. */
export const PLAIN_PAGE_STYLE = `
  :root { color-scheme: light dark; --ink: light-dark(#16141c, #f4f2f8); --ink-2: light-dark(#55515f, #b5b0c0);
    --line: light-dark(#8b8795, #8b8599); --accent: light-dark(#6a3df0, #ab8fff); --on: light-dark(#fff, #140b2e);
    --soft: light-dark(#f0ebff, #2a2144); --deep: light-dark(#4a1fc2, #d7c9ff); --bg: light-dark(#fff, #17151d); }
  body { margin: 0; background: light-dark(#f4f3f7, #0f0e13); color: var(--ink); letter-spacing: -.02em; word-break: keep-all;
    font: 500 15px/23px Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', system-ui, sans-serif; }
  main { max-width: 480px; min-height: 100dvh; margin: auto; padding: 48px 24px 28px; box-sizing: border-box; background: var(--bg); }
  h1 { font-size: 26px; line-height: 34px; margin: 0 0 10px; letter-spacing: -.03em; } p { margin: 0 0 24px; color: var(--ink-2); }
  ul { margin: 0 0 16px; padding: 0; list-style: none; }
  a { display: block; margin-top: 8px; padding: 14px 16px; border: 1px solid var(--line); border-radius: 14px; color: inherit; text-decoration: none; }
  a small { display: block; margin-top: 2px; color: var(--ink-2); font-size: 13px; }
  label { display: block; margin: 0 0 16px; font-size: 14px; font-weight: 600; }
  input, select { display: block; width: 100%; box-sizing: border-box; margin-top: 6px; padding: 14px; font: inherit; font-weight: 400;
    font-size: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--bg); color: inherit; }
  button { width: 100%; min-height: 54px; margin-top: 8px; border: 0; border-radius: 14px; font: inherit; font-weight: 700; font-size: 16px; cursor: pointer; }
  .go { background: var(--accent); color: var(--on); }
  .no { border: 0; background: var(--soft); color: var(--deep); font-weight: 700; text-align: center; }
  :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }`
