import { type CardArt, cardFace, cardSeed, type Finish } from './card-face.ts'
import { place, scopeOf, toSvg } from './svg.ts'
import type { FindTeam } from './teams.ts'

export interface SampleCardOptions {
  card: { art: CardArt; cardName: string; finish?: Finish }
  /** Printed under the label for people, `XXXX-XXXX-XXXX`. */
  code: string
  /** The drawing of the code: a complete SVG with a viewBox, dark on white. */
  codeSvg: string
  /** Finds the team of the card. @default a grey one */
  team?: FindTeam | undefined
}

/** A card of 55 x 85 mm drawn at ten units a millimetre, as it is printed for scanning. */
export const PRINT_CARD = { width: 550, height: 850 } as const

const LABEL = { x: 25, y: 640, width: 500, height: 185 } as const
const PANEL = { x: LABEL.x + 15, y: LABEL.y + 58, width: LABEL.width - 30, height: 112 } as const
const FONT = `font-family="Pretendard, 'Noto Sans CJK KR', sans-serif"`

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

/** Fits a complete SVG into a box; its own size is dropped, its viewBox keeps the ratio. */
function fitted(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const start = svg.indexOf('<svg')
  const end = svg.indexOf('>', start)
  if (start < 0 || end < 0) throw new TypeError('codeSvg must be a complete SVG; pass what printCode returns')
  const head = svg.slice(start, end)
  const size = /\swidth="([\d.]+)[^"]*"[^>]*\sheight="([\d.]+)/.exec(head)
  const viewBox = /\sviewBox="([^"]+)"/.exec(head)?.[1] ?? (size ? `0 0 ${size[1]} ${size[2]}` : undefined)
  if (viewBox === undefined) throw new TypeError('codeSvg needs a viewBox, or a width and a height')
  const place = `x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}"`
  return `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="xMidYMid meet">${svg.slice(end + 1)}`
}

/** A printable card: the front art above a white label with the code that the scanner reads. */
export function sampleCardSvg({ card, code, codeSvg, team }: SampleCardOptions): string {
  const scope = scopeOf(`print/${code}`, cardSeed(card.art), team)
  const face = cardFace(scope.child('face', cardSeed(card.art)), card.art, card.finish)
  const { x, y, width, height } = LABEL
  const body = [
    place(face, { x: 0, y: 0, width: PRINT_CARD.width }),
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="14" fill="#fff"/>`,
    `<text x="${x + 20}" y="${y + 40}" ${FONT} font-size="26" font-weight="800" fill="#16141C">${escaped(card.cardName)}</text>`,
    `<text x="${x + width - 20}" y="${y + 39}" ${FONT} font-size="19" font-weight="600" fill="#55515F" text-anchor="end">코드를 스캔해 주세요</text>`,
    fitted(codeSvg, PANEL),
  ]
  return toSvg({
    ...PRINT_CARD,
    body: `<title>${escaped(`${card.cardName} ${code}`)}</title>${body.join('')}`,
  })
}
