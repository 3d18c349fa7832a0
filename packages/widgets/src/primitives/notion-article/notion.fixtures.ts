const words = (plain_text: string, marks: object = {}, href: string | null = null) => ({
  type: 'text',
  plain_text,
  href,
  annotations: { bold: false, italic: false, strikethrough: false, underline: false, code: false, ...marks },
})
const block = (type: string, text: string, more: object = {}) => ({
  type,
  [type]: { rich_text: [words(text)], ...more },
})
const picture =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 350 168'><rect width='350' height='168' fill='%238fb8ff'/></svg>"

/** A block of every known kind, and one of an unknown kind. */
export const everyKind = [
  { type: 'image', image: { type: 'external', external: { url: picture }, caption: [words('카드 세 장')] } },
  block(
    'paragraph',
    '지갑은 내 카드를 보관하는 곳이에요. 한 번 연결해 두면 현장에서 QR만 보여 주고 혜택을 쓸 수 있어요.',
  ),
  block('heading_1', '지갑을 연결하면'),
  block('heading_2', '연결하는 방법'),
  block('numbered_list_item', '오른쪽 위 지갑 아이콘을 눌러요.'),
  block('numbered_list_item', '지갑 창에서 연결하기를 눌러요.'),
  block('numbered_list_item', '아이콘이 보라색으로 바뀌면 끝이에요.'),
  block('callout', '지갑을 처음 쓸 때는 본인 인증이 한 번 필요해요.'),
  block('callout', '연결은 언제든 풀 수 있어요.', { icon: { type: 'emoji', emoji: '💡' } }),
  block('heading_3', '알아 두세요'),
  block('bulleted_list_item', '카드는 지갑 밖에서도 그대로 있어요.', {
    children: [block('bulleted_list_item', '덱에서 언제든 볼 수 있어요.')],
  }),
  block('to_do', '본인 인증하기', { checked: true }),
  block('to_do', '지갑 연결하기'),
  block('quote', '카드는 손에 쥐는 것.'),
  block('toggle', '자주 묻는 질문', { children: [block('paragraph', '지갑은 하나만 연결할 수 있어요.')] }),
  block('code', '9WLK-NTUH-GP9L'),
  { type: 'divider', divider: {} },
  {
    type: 'paragraph',
    paragraph: {
      rich_text: [
        words('굵게', { bold: true }),
        words(' 기울여 ', { italic: true }),
        words('지움', { strikethrough: true }),
        words(' 밑줄 ', { underline: true }),
        words('코드', { code: true }),
        words(' 링크', {}, 'https://fandeck.example/guide'),
      ],
    },
  },
  {
    type: 'table',
    table: {
      has_column_header: true,
      has_row_header: true,
      children: [
        { type: 'table_row', table_row: { cells: [[words('혜택')], [words('받는 법')]] } },
        { type: 'table_row', table_row: { cells: [[words('음료')], [words('QR')]] } },
      ],
    },
  },
  { type: 'bookmark', bookmark: { url: 'https://fandeck.example/guide', caption: [words('안내 보기')] } },
  { type: 'embed', embed: { url: 'https://unknown.example/player' } },
  block('child_database', '모르는 종류도 글은 보여요.'),
]
