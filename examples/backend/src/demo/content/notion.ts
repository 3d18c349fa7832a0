import type { SeedNotionPage } from './types.ts'

const words = (content: string) => ({ type: 'text', text: { content }, plain_text: content, href: null })

/** Returns a block with one text in the JSON of Notion's official API. */
export const blockOf = (type: string, text: string, more: object = {}) => ({
  type,
  [type]: { rich_text: [words(text)], ...more },
})

/** Demo pages, written for this project. */
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
  {
    pageId: 'guide-main',
    title: '팬덱, 이렇게 시작해요',
    blocks: [
      blockOf(
        'paragraph',
        '팬덱은 좋아하는 팀과 아티스트의 카드를 한 장씩 모으는 곳이에요. 처음이라면 아래 순서대로 따라와 주세요.',
      ),
      blockOf('heading_2', '카드를 모으는 두 가지 방법'),
      blockOf('bulleted_list_item', '드롭이 열리는 시간에 카드팩을 사요. 팩을 열면 카드가 내 덱에 들어와요.'),
      blockOf(
        'bulleted_list_item',
        '실물 카드나 앨범에 인쇄된 열두 자리 코드를 스캔해요. 카메라를 쓸 수 없다면 직접 입력해도 돼요.',
      ),
      blockOf('heading_2', '혜택을 쓰는 방법'),
      blockOf('numbered_list_item', '위쪽 지갑 아이콘을 눌러 지갑을 연결해요.'),
      blockOf('numbered_list_item', '현장에서 지갑을 열고 쓸 혜택을 골라요.'),
      blockOf('numbered_list_item', '직원에게 QR을 보여 주거나 화면을 건네요.'),
      blockOf('callout', 'QR은 2분 50초마다 새로 바뀌어요. 화면에 보이는 QR이 항상 최신이에요.'),
      blockOf('heading_2', '더 궁금한 점이 있다면'),
      blockOf(
        'paragraph',
        '자주 묻는 질문을 먼저 살펴보고, 답을 찾지 못했다면 1:1 문의로 남겨 주세요. 평일 오전 9시부터 오후 6시까지 순서대로 답해 드려요.',
      ),
    ],
  },
]
