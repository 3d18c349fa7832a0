import { describe, expect, test } from 'vitest'
import { readBlocks } from './notion.schema.ts'

const rich = (plain_text: string, more: object = {}) => ({ type: 'text', plain_text, href: null, ...more })

describe('a Notion page', () => {
  test('parses marks, links, children, cells and URLs', () => {
    const [list, table, image, embed, call] = readBlocks([
      {
        type: 'bulleted_list_item',
        bulleted_list_item: {
          rich_text: [
            rich('하나', { href: 'https://a.example/', annotations: { bold: true, color: 'red' } }),
          ],
          children: [{ type: 'to_do', to_do: { rich_text: [rich('둘')], checked: true } }],
        },
      },
      {
        type: 'table',
        table: {
          has_column_header: true,
          children: [{ type: 'table_row', table_row: { cells: [[rich('가')], [rich('나')]] } }],
        },
      },
      { type: 'image', image: { type: 'external', external: { url: '/a.webp' }, caption: [rich('그림')] } },
      { type: 'embed', embed: { url: 'https://b.example/' } },
      { type: 'callout', callout: { icon: { type: 'emoji', emoji: '💡' }, rich_text: [] } },
    ])
    expect(list).toMatchObject({
      text: [{ text: '하나', href: 'https://a.example/', bold: true, italic: false }],
      children: [{ type: 'to_do', checked: true }],
    })
    expect(table).toMatchObject({ columnHeader: true, rowHeader: false })
    expect(table?.children[0]?.cells.map(([cell]) => cell?.text)).toEqual(['가', '나'])
    expect(image).toMatchObject({ url: '/a.webp', caption: [{ text: '그림' }] })
    expect(embed?.url).toBe('https://b.example/')
    expect(call?.icon).toBe('💡')
  })

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a number', 1],
    ['no type', { paragraph: {} }],
  ])('omits a block that is %s', (_, block) => {
    expect(readBlocks([block])).toEqual([])
  })

  test.each<[string, object]>([
    ['is empty', { type: 'paragraph' }],
    ['names an inherited property', { type: 'constructor' }],
    ['names the prototype', { type: '__proto__' }],
    ['has malformed fields', { type: 'quote', quote: { rich_text: 'x', children: 7, icon: 'y', url: {} } }],
  ])('keeps a block that %s, without text', (_, block) => {
    const [read] = readBlocks([block])
    expect(read).toMatchObject({ text: [], children: [], cells: [] })
    expect(read?.url).toBeUndefined()
  })

  test('keeps the other text when one span is malformed', () => {
    const [read] = readBlocks([
      { type: 'quote', quote: { rich_text: [rich('하나'), { plain_text: 3 }, rich('둘', { href: 4 })] } },
    ])
    expect(read?.text.map(({ text }) => text)).toEqual(['하나', '', '둘'])
    expect(read?.text[2]?.href).toBeUndefined()
  })

  test('stops at the eighth level of nesting', () => {
    let block: object = { type: 'toggle', toggle: {} }
    for (let n = 0; n < 5000; n++) block = { type: 'toggle', toggle: { children: [block] } }
    let depth = 0
    for (let level = readBlocks([block]); level[0]; level = [...level[0].children]) depth++
    expect(depth).toBe(8)
  })
})
