import { aBadge } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { BadgeDialog } from './BadgeDialog.tsx'
import { BadgeList } from './BadgeList.tsx'
import { BadgeShare } from './BadgeShare.tsx'
import { BADGES, type BadgesKitOptions, BadgesStory } from './badges.fixtures.tsx'
import { MyBadges } from './MyBadges.tsx'

export default { title: 'Cards / Badges' }

const [first = aBadge()] = BADGES

const Mine = (options: BadgesKitOptions) => (
  <BadgesStory {...options}>
    <Wide>
      <MyBadges />
    </Wide>
  </BadgesStory>
)
const dialog = (
  <BadgesStory>
    <BadgeDialog open onOpenChange={() => {}} badge={first} />
  </BadgesStory>
)

export const Three = () => <Mine />
export const One = () => <Mine badges={BADGES.slice(0, 1)} />
export const List = () => (
  <BadgesStory>
    <BadgeList open onOpenChange={() => {}} badges={BADGES} />
  </BadgesStory>
)
export const Picture = () => dialog
export const ShareButton = () => (
  <BadgesStory>
    <Wide>
      <BadgeShare of={first} />
    </Wide>
  </BadgesStory>
)
export const English = () => <MessagesProvider messages={en}>{dialog}</MessagesProvider>

export const Controls = controlled({ count: 3 }, ({ count }) => <Mine badges={BADGES.slice(0, count)} />)
