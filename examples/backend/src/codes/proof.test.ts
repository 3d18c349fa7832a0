import { generateCode } from '@fandeck/sdk/claims'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { printCodes } from '../../test/printed.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { createCodeReader } from '../ocr/reader.ts'
import { proofOf } from './proof.ts'
import { codeBatches } from './tables.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
  const batch = { batchId: 7, mintingId: 1, requestHash: 'h', author: 'han', at: 0 }
  await shop.db.insert(codeBatches).values(batch)
})
afterEach(() => shop.close())

const codes = Array.from({ length: 60 }, () => generateCode((bytes) => crypto.getRandomValues(bytes)))

async function print() {
  await printCodes(
    shop.backend,
    ...codes.map((code, at) => ({ mintingId: 1, code, cardId: 11, edition: at + 1, batchId: 7 })),
  )
  return proofOf(shop.backend, { batch: 'B7', codes })
}

/** Renders the label of a code as a camera sees it: the label alone fills the window of the scanner. */
async function labelsOf(pdf: Uint8Array, places: readonly number[]) {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  const scale = 300 / 72
  const mm = (length: number) => Math.round((length * 300) / 25.4)
  const { data, width, height } = await document.getPage(0).render({
    scale,
    render: ({ data, width, height }) =>
      sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
  })
  const labels = places.map((at) =>
    sharp(Buffer.from(data))
      .extract({
        left: mm(15 + (at % 4) * 45),
        top: mm(26 + Math.floor(at / 4) * 18),
        width: mm(40),
        height: mm(9.5),
      })
      .resize({ width: 520 })
      .extend({ top: 40, bottom: 40, left: 20, right: 20, background: '#ddd' })
      .jpeg()
      .toBuffer(),
  )
  const pages = document.getPageCount()
  const images = await Promise.all(labels)
  document.destroy()
  library.destroy()
  return { images, pages, width, height }
}

test('the reader reads the codes of a proof sheet as they are', async () => {
  const reader = await createCodeReader({ timeLimitMs: 60_000 })
  try {
    const { images, pages } = await labelsOf(await print(), [0, 3, 21, 55])
    expect(pages).toBe(2)
    const read: (string | undefined)[] = []
    for (const image of images) read.push((await reader.read(image)).code)
    expect(read).toEqual([0, 3, 21, 55].map((at) => codes[at]))
  } finally {
    await reader.close()
  }
})

test('a code of another batch is on no sheet', async () => {
  await print()
  const other = generateCode((bytes) => crypto.getRandomValues(bytes))
  await expect(proofOf(shop.backend, { batch: 'B7', codes: [other] })).rejects.toMatchObject({
    code: 'CODES_OTHER',
  })
  await expect(proofOf(shop.backend, { batch: 'B8', codes })).rejects.toMatchObject({ code: 'BATCH_UNKNOWN' })
})
