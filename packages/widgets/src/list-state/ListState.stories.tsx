import { FandeckError } from '@fandeck/sdk'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { controlled } from '../stories/controlled.tsx'
import { ForeignRouter } from '../stories/ForeignRouter.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { ListState, type ListStateProps } from './ListState.tsx'

export default { title: 'Site / List state' }

type Query = ListStateProps<readonly string[]>['query']

const nothing = () => {}
const pending: Query = {
  data: undefined,
  isError: false,
  isPaused: false,
  isFetching: true,
  refetch: nothing,
}
const failed = (code: string): Query => ({
  ...pending,
  isError: true,
  isFetching: false,
  error: new FandeckError(code, code),
})
const loaded = (data: readonly string[]): Query => ({ ...pending, isFetching: false, data })
const empty = {
  title: '아직 모은 카드가 없어요',
  description: '드롭에서 첫 카드를 만나 보세요.',
  actions: <Button size={44}>드롭 보러 가기</Button>,
}

const List = ({ query }: { query: Query }) => (
  <ListState query={query} empty={empty}>
    {(names) => names.map((name) => <p key={name}>{name}</p>)}
  </ListState>
)
const Story = ({ query }: { query: Query }) => (
  <Wide>
    <LinkProvider renderLink={(link) => <a {...link} />} supportHref="#support">
      <List query={query} />
    </LinkProvider>
  </Wide>
)

export const Loading = () => <Story query={pending} />
export const Refused = () => <Story query={failed('http/refused')} />
export const Offline = () => <Story query={failed('http/network')} />
export const Retrying = () => <Story query={{ ...failed('http/network'), isFetching: true }} />
export const Empty = () => <Story query={loaded([])} />
export const Loaded = () => <Story query={loaded(['FC서울', 'FC안양'])} />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story query={failed('http/network')} />
  </MessagesProvider>
)

export const InAnotherRouter = () => (
  <ForeignRouter>
    <List query={failed('http/network')} />
  </ForeignRouter>
)

export const Controls = controlled({ count: 2 }, ({ count }) => (
  <Story query={loaded(['FC서울', 'FC안양', '수원'].slice(0, count))} />
))
