import { beforeEach, describe, expect, test } from 'vitest'
import { PIXEL, shopFolder } from './shop-folder.test-helper.ts'

const { put, change, errors, load } = shopFolder()

describe('pictures', () => {
  beforeEach(() =>
    change('packs/first.cards.csv', 'BASIC,40,,첫 시즌의', 'BASIC,40,media/선수 1.png,첫 시즌의'),
  )

  test('that exist are good, also with a name in decomposed letters', async () => {
    put('media/선수 1.png'.normalize('NFD'), PIXEL)
    expect(await errors()).toEqual([])
  })

  test.each([
    [
      'HEIC',
      Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
      'save the photograph of the phone as JPEG',
    ],
    [
      'SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      'because SVG can hold scripts',
    ],
    [
      'a ZIP file',
      Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1'),
      'a picture: avif, gif, jpg, png or webp',
    ],
    [
      'a picture of 60,000 pixels',
      Buffer.concat([
        PIXEL.subarray(0, 16),
        Buffer.from([0, 0, 0xea, 0x60, 0, 0, 0xea, 0x60]),
        PIXEL.subarray(24),
      ]),
      'at most 12000 px',
    ],
  ])('%s is refused with a remedy', async (_, bytes, remedy) => {
    put('media/선수 1.png', bytes)
    expect((await errors())[0]).toMatch(/^media\/선수 1\.png:1 /)
    expect((await errors())[0]).toContain(remedy)
  })

  test('that no page would show are named', async () => {
    put('media/선수 1.png', PIXEL)
    await change('notices/opening.md', '첫 시즌 카드팩', '![선수](media/선수%201.png)')
    const { faults } = await load()
    expect(faults).toContainEqual({
      ...{ file: 'notices/opening.md', line: 7, path: '', level: 'warning' },
      expected: expect.stringMatching(/^no picture: this text is shown without media\/선수 1\.png/),
    })
  })

  test('can say which point stays in view', async () => {
    await change('packs/first.cards.csv', 'media/선수 1.png', 'media/선수 1.png#focal=50:20')
    expect((await errors())[0]).toContain('there is no media/선수 1.png')
    put('media/선수 1.png', PIXEL)
    expect(await errors()).toEqual([])
  })

  test.each([
    'media/../../secret.png',
    '/etc/passwd',
    'media/a.svg',
    'media/선수 1.png#focal=101:0',
    'media/선수 1.png#focal=50',
  ])('%s is no picture of the shop', async (path) => {
    await change('packs/first.cards.csv', 'media/선수 1.png', path)
    expect((await errors())[0]).toMatch(/^packs\/first\.cards\.csv:2 picture: a picture of the shop/)
  })
})
