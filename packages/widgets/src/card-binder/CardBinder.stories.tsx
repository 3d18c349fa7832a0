import { BADGES } from '../badges/badges.fixtures.tsx'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { BinderStory } from './binder.fixtures.tsx'
import { CardBinder } from './CardBinder.tsx'

export default { title: 'Cards / Card binder' }

const binder = (
  <Wide>
    <CardBinder packName="fcseoul-2025" dropHref={(dropId) => `/drops/${dropId}`} />
  </Wide>
)

export const OneMissing = () => <BinderStory>{binder}</BinderStory>
export const Complete = () => (
  <BinderStory complete badges={BADGES}>
    {binder}
  </BinderStory>
)
export const NoneOwned = () => <BinderStory owned={false}>{binder}</BinderStory>
export const English = () => (
  <MessagesProvider messages={en}>
    <BinderStory>{binder}</BinderStory>
  </MessagesProvider>
)

export const Controls = controlled({ count: 12 }, ({ count }) => (
  <BinderStory count={count}>{binder}</BinderStory>
))
