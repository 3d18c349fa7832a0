import { formatCode } from '@fandeck/sdk/claims'
import { and, eq, isNull } from 'drizzle-orm'
import { Hono } from 'hono'
import { html, raw } from 'hono/html'
import * as z from 'zod/mini'
import { teamsIn } from '../../art/art.ts'
import { FINISH_OF, isEditionTitle } from '../../art/finish.ts'
import { renderArt } from '../../art/render.ts'
import { sampleCardSvg } from '../../art/sample-card.ts'
import type { FindTeam } from '../../art/teams.ts'
import { openLibrary } from '../../campaigns/library.ts'
import { documentTeams } from '../../campaigns/teams.ts'
import { hashCode } from '../../codes/hashes.ts'
import { printedCodes } from '../../codes/tables.ts'
import type { Backend } from '../../context.ts'
import { askerReader, onPublicPixels } from '../../images/pixels.ts'
import { cardDrawing } from '../../images/stand-in.ts'
import { printCode } from '../../ocr/print-code.ts'
import { guardPage, inlineSource } from '../../page-policy.ts'
import { notFound } from '../../problem.ts'
import { parse } from '../../reply.ts'
import { routesOf } from '../../routes.ts'
import { demoCodes } from '../codes.ts'

const SHOWN = 12
const MOST = 50
/** The width in dots: 55 mm at 300 dpi, like a print shop. */
const PNG_WIDTH = 650
const LABEL = { width: 470, height: 112 }

const Query = z.object({
  minting_idx: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number))),
  count: z._default(z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), z.transform(Number)), SHOWN),
})

type Row = Awaited<ReturnType<typeof demoCodes>>[number]

function svgOf({ code, design }: Row, team: FindTeam): string {
  const { cardName, editionTitle } = design
  return sampleCardSvg({
    card: {
      art: cardDrawing(design),
      cardName,
      ...(isEditionTitle(editionTitle) && { finish: FINISH_OF[editionTitle] }),
    },
    code: formatCode(code),
    codeSvg: printCode(code, LABEL),
    team,
  })
}

const STYLE = `
      body { margin: 24px; font-family: Pretendard, system-ui, sans-serif; background: #fff; color: #16141c; }
      main { display: flex; flex-wrap: wrap; gap: 5mm; padding: 0; list-style: none; }
      figure { width: 55mm; margin: 0; break-inside: avoid; } figure svg { display: block; width: 100%; height: auto; }
      figcaption { margin-top: 1mm; font-size: 12px; } @media print { p { display: none; } }`

const page = (cards: readonly Row[], team: FindTeam) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>연습용 카드</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <h1>연습용 카드</h1>
    <p>아직 등록되지 않은 코드예요. 인쇄하거나 화면에 띄워 두고 스캐너로 찍어 보세요.</p>
    <main>${cards.map(
      (card) =>
        html`<figure>${raw(svgOf(card, team))}<figcaption>${card.design.cardName} · ${formatCode(card.code)}</figcaption></figure>`,
    )}</main>
  </body>
</html>`

/** Cards with unclaimed codes, to print or to hold in front of a camera. */
export function devCardRoutes(backend: Backend): Hono {
  const unclaimed = async (query: Record<string, string>) => {
    const { minting_idx, count } = parse(Query, query)
    const ofMinting = minting_idx === undefined ? undefined : eq(printedCodes.mintingId, minting_idx)
    const cards = await demoCodes(backend, and(isNull(printedCodes.claimedBy), ofMinting))
    return cards.slice(0, Math.min(count, MOST))
  }
  const cardOf = async (file: string): Promise<Row> => {
    const code = file.replace(/\.(svg|png)$/, '').replaceAll('-', '')
    const ofCode = eq(printedCodes.codeHash, hashCode(backend.config, code))
    const [card] = await demoCodes(backend, ofCode)
    if (!card) throw notFound()
    return card
  }
  const library = openLibrary(backend)
  const teamsOf = (cards: readonly Row[]) =>
    documentTeams(
      library,
      cards.flatMap(({ design }) => teamsIn(cardDrawing(design))),
    )
  const svgNamed = async (file: string) => {
    const card = await cardOf(file)
    return svgOf(card, await teamsOf([card]))
  }
  const askerOf = askerReader(backend)
  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/dev/cards', auth: 'development', query: Query }, async (c) => {
    // The drawings set blend modes by attributes.
    const styles = [`style-src ${inlineSource(STYLE)}`, "style-src-attr 'unsafe-inline'"]
    guardPage(c, [...styles, 'img-src data:'])
    const cards = await unclaimed(c.req.query())
    return c.html(page(cards, await teamsOf(cards)))
  })
  route({ method: 'GET', path: '/dev/cards.json', auth: 'development', query: Query }, async (c) => {
    const cards = await unclaimed(c.req.query())
    const data = cards.map(({ code, mintingId, edition, design }) => ({
      code: formatCode(code),
      minting_idx: mintingId,
      metadata_idx: design.cardId,
      card_name: design.cardName,
      edition,
    }))
    return c.json({ status: '200', message: '', data })
  })
  route({ method: 'GET', path: '/dev/cards/:file{[A-Z0-9-]+\\.svg}', auth: 'development' }, async (c) => {
    c.header('Content-Type', 'image/svg+xml')
    return c.body(await svgNamed(c.req.param('file')))
  })
  route({ method: 'GET', path: '/dev/cards/:file{[A-Z0-9-]+\\.png}', auth: 'development' }, async (c) => {
    const svg = await svgNamed(c.req.param('file'))
    const image = await onPublicPixels(askerOf(c), () => renderArt(svg, { width: PNG_WIDTH, format: 'png' }))
    c.header('Content-Type', 'image/png')
    return c.body(new Uint8Array(image))
  })
  return app
}
