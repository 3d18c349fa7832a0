import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseCode, typedCode } from '@fandeck/sdk/claims'
import { cleanLine } from '@fandeck/sdk/input'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import type { Backend } from '../../context.ts'
import { guardPage, inlineSource } from '../../page-policy.ts'
import { Problem } from '../../problem.ts'
import { jsonBody } from '../../reply.ts'
import { routesOf } from '../../routes.ts'
import { demoCodes } from '../codes.ts'
import { openCaptures } from './captures.ts'

/** Enough codes for a wrong reading to hit one, in a folder that stays small. */
const MOST_ISSUED = 1000
const CaptureBody = z.object({
  image: z.string().check(z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/), z.maxLength(500_000)),
  /** As printed; empty when the picture shows no code. */
  code: z.string().check(z.maxLength(40)),
})

const STYLE = `
      body { margin: 0; font-family: Pretendard, system-ui, sans-serif; color: #fff; background: #16141c; word-break: keep-all; }
      video { position: fixed; inset: 0; width: 100%; height: 100%; object-fit: cover; }
      .window { position: fixed; top: 50%; left: 50%; width: 280px; height: 100px; transform: translate(-50%, -50%);
        border-radius: 8px; box-shadow: 0 0 0 2px #fff, 0 0 0 100vmax rgb(0 0 0 / 50%); }
      form { position: fixed; inset: auto 0 0; padding: 16px; display: grid; gap: 8px; background: #16141c; }
      input, button { font: inherit; padding: 12px; border: 0; border-radius: 8px; }
      h1 { position: fixed; inset: 16px 16px auto; margin: 0; font-size: 16px; }`

const page = html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>코드 촬영 기록</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <video playsinline muted></video>
    <div class="window"></div>
    <h1>코드 촬영 기록</h1>
    <form>
      <label for="code">카드에 인쇄된 코드 (코드가 없는 사진이면 비워 두세요)</label>
      <input id="code" name="code" autocomplete="off" autocapitalize="characters" placeholder="XXXX-XXXX-XXXX">
      <button>촬영</button>
      <output>촬영할 때마다 사진과 코드가 폴더에 저장돼요.</output>
    </form>
    <script type="module" src="/dev/ocr.js"></script>
  </body>
</html>`

/** Records captures of real cards with their true code, to measure the readers with `pnpm ocr:score FOLDER`. */
export function devOcrRoutes({ db, config }: Backend): Hono {
  const app = new Hono()
  if (config.ocrCapturesDir === undefined) return app
  const captures = openCaptures(config.ocrCapturesDir)
  const script = readFileSync(join(import.meta.dirname, 'ocr.client.js'), 'utf8')
  const route = routesOf(app)
  route({ method: 'GET', path: '/dev/ocr', auth: 'development' }, (c) => {
    guardPage(c, [`style-src ${inlineSource(STYLE)}`, "script-src 'self'", "connect-src 'self'"])
    return c.html(page)
  })
  route({ method: 'GET', path: '/dev/ocr.js', auth: 'development' }, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  route({ method: 'POST', path: '/dev/ocr/captures', auth: 'development', body: CaptureBody }, async (c) => {
    const { image, code } = await jsonBody(c, CaptureBody)
    const printed = cleanLine(code) === '' ? null : parseCode(typedCode(code))
    if (printed === undefined)
      throw new Problem(400, '카드에 인쇄된 코드를 다시 확인해 주세요.', 'BAD_REQUEST')
    const issued = (await demoCodes({ db, config }, undefined)).slice(0, MOST_ISSUED)
    const jpeg = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64')
    const count = await captures.add(
      jpeg,
      printed,
      issued.map((row) => row.code),
    )
    return c.json({ status: '200', message: '', data: { count } })
  })
  return app
}
