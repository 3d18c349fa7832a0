import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { controlled } from '../stories/controlled.tsx'
import { unreachable } from '../stories/support.fixtures.tsx'
import { Home } from './Home.tsx'
import { HomeShowcase } from './HomeShowcase.tsx'
import { HomeTilesLoading } from './HomeTilesLoading.tsx'
import { anOverview, type HomeKitOptions, HomeStory, slow } from './home.fixtures.tsx'

export default { title: 'Site / Home' }

const BANNERS = 'GET /main/banner/visual'
const DROPS = 'GET /static/drops/drops-information.json'
const ORIGINALS = 'GET /static/originals/originals.json'
const href = (id: number) => `#${id}`

const Story = (options: HomeKitOptions & { pass?: boolean }) => (
  <HomeStory {...options}>
    <div style={{ width: '100%', maxWidth: 440 }}>
      <Home title="덱 스토어" dropHref={href}>
        <HomeShowcase
          dropHref={href}
          eventHref={href}
          noticeHref={href}
          packsHref="#packs"
          onBenefits={() => {}}
          campaignHref={(slug) => `#${slug}`}
          originalsHref="#originals"
          eventsHref="#events"
        />
      </Home>
    </div>
  </HomeStory>
)

export const Everything = () => <Story />
export const OfAMember = () => <Story overview={anOverview({ originals: ['itta'] })} />
export const Loading = () => <Story on={{ [BANNERS]: slow, [DROPS]: slow, [ORIGINALS]: slow }} />
export const Nothing = () => <Story banners={[]} drops={[]} originals={[]} events={[]} />
export const Refused = () => <Story on={{ [DROPS]: () => refuse(403, '볼 수 없어요.') }} />
export const Offline = () => <Story pass on={{ [BANNERS]: unreachable, [DROPS]: unreachable }} />
export const Tiles = () => <HomeTilesLoading />
export const English = () => (
  <MessagesProvider messages={en}>
    <Story />
  </MessagesProvider>
)

export const Controls = controlled({ onSaleMinutes: 1440 }, ({ onSaleMinutes }) => (
  <Story onSale={onSaleMinutes * 60_000} />
))
