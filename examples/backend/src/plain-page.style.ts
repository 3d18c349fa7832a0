/** The style of plain pages, such as the identity check; their policies contain its hash. */
export const PLAIN_PAGE_STYLE = `
  :root { color-scheme: light; font-family: Pretendard, system-ui, sans-serif; }
  body { margin: 0; background: #f4f3f7; color: #16141c; }
  main { max-width: 480px; min-height: 100dvh; margin: auto; padding: 32px 20px; box-sizing: border-box; background: #fff; }
  h1 { font-size: 22px; margin: 0 0 8px; } p { margin: 0 0 24px; color: #55515f; line-height: 1.5; }
  ul { margin: 0 0 16px; padding: 0; list-style: none; }
  a { display: block; margin-top: 8px; padding: 14px 16px; border: 1px solid #8b8795; border-radius: 14px; color: inherit; text-decoration: none; }
  a small { display: block; margin-top: 2px; color: #55515f; font-size: 13px; }
  label { display: block; margin: 0 0 16px; font-size: 14px; font-weight: 600; }
  input, select { display: block; width: 100%; box-sizing: border-box; margin-top: 6px; padding: 14px; font: inherit; font-weight: 400;
    font-size: 16px; border: 1px solid #8b8795; border-radius: 10px; background: #fff; color: inherit; }
  button { width: 100%; min-height: 52px; margin-top: 8px; border: 0; border-radius: 12px; font: inherit; font-weight: 700; font-size: 16px; cursor: pointer; }
  .go { background: #5b2ee5; color: #fff; }
  .no { border: 0; background: #eceaf2; color: #16141c; font-weight: 700; text-align: center; }
  :focus-visible { outline: 3px solid #5b2ee5; outline-offset: 2px; }`
