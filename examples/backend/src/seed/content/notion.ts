import type { SeedNotionPage } from './types.ts'

const words = (content: string) => ({ type: 'text', text: { content }, plain_text: content, href: null })

/** A block of one kind with one text, in the JSON of Notion's official API. */
export const blockOf = (type: string, text: string, more: object = {}) => ({
  type,
  [type]: { rich_text: [words(text)], ...more },
})

/** Pages of the demo, written for this project. */
export const NOTION_PAGES: readonly SeedNotionPage[] = [
  {
    pageId: 'guide-wallet',
    title: '지갑을 연결하면 무엇이 좋아지나요?',
    blocks: [
      blockOf(
        'paragraph',
        '지갑은 내 카드를 보관하는 곳이에요. 한 번 연결해 두면 현장에서 QR만 보여 주고 혜택을 쓸 수 있어요.',
      ),
      blockOf('heading_2', '연결하는 방법'),
      blockOf('numbered_list_item', '오른쪽 위 지갑 아이콘을 눌러요.'),
      blockOf('numbered_list_item', '지갑 창에서 연결하기를 눌러요.'),
      blockOf('numbered_list_item', '아이콘이 보라색으로 바뀌면 끝이에요.'),
      blockOf('callout', '지갑을 처음 쓸 때는 본인 인증이 한 번 필요해요.'),
    ],
  },
]
