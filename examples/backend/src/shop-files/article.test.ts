import { describe, expect, test } from 'vitest'
import { blocksOf, plainTextOf } from './article.ts'

const address = (path: string) => `https://api.example/${path}`
/** The kinds of the blocks, with their plain texts. */
const outline = (markdown: string) =>
  blocksOf(markdown, address).map((block) => {
    const content = block[block.type]
    const spans =
      typeof content === 'object' && content !== null && 'rich_text' in content ? content.rich_text : []
    const texts = Array.isArray(spans) ? spans.map(({ plain_text }) => plain_text) : []
    return [block.type, texts.join('')]
  })

const TEXT = `## 카드를 모으는 방법

드롭에서 **카드팩**을 사거나 [안내](/guide)를 봐요.

- 하나
- 둘

1. 먼저

> [!NOTE]
> QR은 2분 50초마다 바뀌어요.

> 팬의 말

| 등급 | 장 |
|---|---|
| SIGN | 50 |

---

![개막전](media/opening.jpg)
`

describe('a text in Markdown', () => {
  test('becomes the blocks of an article', () => {
    expect(outline(TEXT)).toEqual([
      ['heading_2', '카드를 모으는 방법'],
      ['paragraph', '드롭에서 카드팩을 사거나 안내를 봐요.'],
      ['bulleted_list_item', '하나'],
      ['bulleted_list_item', '둘'],
      ['numbered_list_item', '먼저'],
      ['callout', 'QR은 2분 50초마다 바뀌어요.'],
      ['quote', '팬의 말'],
      ['table', ''],
      ['divider', ''],
      ['image', ''],
    ])
    const blocks = JSON.stringify(blocksOf(TEXT, address))
    expect(blocks).toContain('"url":"https://api.example/media/opening.jpg"')
    expect(blocks).toContain('"href":"/guide"')
    expect(blocks).toContain('"annotations":{"bold":true}')
  })

  test('shows marks, ampersands and angle brackets as they are typed', () => {
    expect(outline('A & B < C, “따옴표”와 `<code>`')).toEqual([['paragraph', 'A & B < C, “따옴표”와 <code>']])
  })

  test('becomes plain text with empty lines between paragraphs', () => {
    expect(plainTextOf(TEXT)).toBe(
      [
        '카드를 모으는 방법',
        '드롭에서 카드팩을 사거나 안내를 봐요.',
        '- 하나',
        '- 둘',
        '- 먼저',
        '[!NOTE]\nQR은 2분 50초마다 바뀌어요.',
        '팬의 말',
        '등급 | 장',
        'SIGN | 50',
        '',
      ].join('\n\n'),
    )
  })
})

test('a picture whose address is badly encoded is a path that no shop has, and no failure', () => {
  const [image] = blocksOf('![x](media/%zz.png)', address)
  expect(image?.image).toMatchObject({ external: { url: 'https://api.example/media/%zz.png' } })
})
