import { html, raw } from 'hono/html'
import { PLAIN_PAGE_STYLE } from '../plain-page.style.ts'

/** Returns a page of a sandbox, such as an OAuth provider or the identity check. */
export const sandboxPage = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} (연습용)</title>
    <style>${raw(PLAIN_PAGE_STYLE)}</style>
  </head>
  <body><main>${content}</main></body>
</html>`
