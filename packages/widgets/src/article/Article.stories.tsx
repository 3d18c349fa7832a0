import { NOON } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { everyKind } from '../primitives/notion-article/notion.fixtures.ts'
import { controlled } from '../stories/controlled.tsx'
import { Article } from './Article.tsx'

export default { title: 'Site / Article' }

const title = '지갑을 연결하면\n무엇이 좋아지나요?'

export const Blocks = () => <Article title={title} postedAt={NOON} blocks={everyKind} />
export const PlainText = () => (
  <Article
    title="11월 정기 점검 안내"
    postedAt={NOON}
    hideReadingTime
    text={'더 빠른 덱을 위해 점검해요.\n\n점검하는 동안에는 카드를 볼 수 없어요.'}
  />
)
export const NoBody = () => <Article title={title} blocks={[]} />
export const LongText = () => (
  <Article title={'아주 긴 제목이에요. '.repeat(60)} postedAt={NOON} text={'긴 글이에요. '.repeat(1200)} />
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Article title={title} postedAt={NOON} blocks={everyKind} />
  </MessagesProvider>
)

export const Controls = controlled(
  { title, text: '더 빠른 덱을 위해 점검해요.', hideReadingTime: false },
  (args) => <Article {...args} postedAt={NOON} />,
)
