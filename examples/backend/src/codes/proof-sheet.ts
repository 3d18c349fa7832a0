import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { formatCode } from '@fandeck/sdk/claims'
import { fontFile } from '../art/words.ts'
import { INK, PAPER, placeOfCode } from '../ocr/print-code.ts'

/** A code, and the words below it. */
interface Label {
  code: string
  card: string
}

const MM = 72 / 25.4
/** In points, as all measures of the sheet. */
const MARGIN = 15 * MM
const TOP = 26 * MM
const CELL = { width: 45 * MM, height: 18 * MM }
/** The size in print: 40 mm across a card of 55 mm. */
const LABEL = { width: 40 * MM, height: 9.5 * MM }
const CAPTION = 6
const [COLUMNS, ROWS] = [4, 14]
const ON_PAGE = COLUMNS * ROWS

function drawLabel(pdf: PDFKit.PDFDocument, { code, card }: Label, at: number): void {
  const left = MARGIN + (at % COLUMNS) * CELL.width
  const top = TOP + Math.floor(at / COLUMNS) * CELL.height
  const { size, x, baseline } = placeOfCode(code, LABEL)
  pdf.rect(left, top, LABEL.width, LABEL.height).lineWidth(0.2).fillAndStroke(PAPER, '#bbb')
  pdf.fillColor(INK).font(fontFile('Bold')).fontSize(size)
  pdf.text(formatCode(code), left + x, top + baseline, { lineBreak: false, baseline: 'alphabetic' })
  pdf.font(fontFile('Medium')).fontSize(CAPTION)
  const under = { width: LABEL.width, height: CAPTION * 1.5, ellipsis: true }
  pdf.text(card, left, top + LABEL.height + 2, under)
}

/** Draws the codes of a batch as they are printed, with the font that the reader knows, in A4. */
export async function drawProof(
  labels: readonly Label[],
  { title, batch }: { title: string; batch: string },
): Promise<Uint8Array> {
  // Imported lazily, because it is large.
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: `${title} ${batch}` }
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false, info })
  const bytes = buffer(pdf)
  const pages = Math.ceil(labels.length / ON_PAGE)
  for (let page = 0; page < pages; page++) {
    pdf.addPage()
    pdf.fillColor(INK).font(fontFile('Bold')).fontSize(12)
    const heading = `${title} · ${batch} · ${page + 1}/${pages}`
    pdf.text(heading, MARGIN, 12 * MM, { lineBreak: false })
    labels.slice(page * ON_PAGE, (page + 1) * ON_PAGE).forEach((label, at) => {
      drawLabel(pdf, label, at)
    })
    // Other requests are answered between pages.
    await turn()
  }
  pdf.end()
  return bytes
}
