import { refuse } from '@fandeck/sdk/testing'
import { en } from '../messages.en.ts'
import { MessagesProvider } from '../messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { controlled } from '../stories/controlled.tsx'
import { Wide } from '../stories/StoryFrame.tsx'
import { CardDeck, type CardDeckProps } from './CardDeck.tsx'
import { closedPacks, type DeckKitOptions, DeckStory, PACKS } from './deck.fixtures.tsx'

export default { title: 'Cards / Card deck' }

const Shown = ({ deck, ...options }: DeckKitOptions & { deck?: Partial<CardDeckProps> }) => (
  <DeckStory {...options}>
    <Wide>
      <CardDeck packs={PACKS} {...deck} />
    </Wide>
  </DeckStory>
)

export const Cards = () => <Shown unopened={closedPacks()} />
/** The first card leads to the page that upgrades it. */
export const Upgrades = () => (
  <Shown
    deck={{
      packs: PACKS.map((pack) => ({ ...pack, upgradePath: `/${pack.packName}/upgrade` })),
      upgradeHref: (path) => `#${path}`,
    }}
  />
)
export const Cards300 = () => <Shown count={300} />
export const OthersLoading = () => <Shown pageSize={4} later={() => new Promise(() => {})} />
export const OthersFailed = () => (
  <Shown pageSize={4} later={async () => refuse(400, '잠시 후 다시 시도해 주세요.')} />
)
export const Filtered = () => (
  <Shown
    deck={{
      defaultFilter: { packName: 'fcseoul-2025', chosen: { finish: ['prism', 'foil'] }, ownedOnly: false },
    }}
  />
)
export const NoneFound = () => <Shown deck={{ defaultFilter: { text: '없는 선수' } }} />
export const NoCards = () => (
  <Shown
    owned={false}
    unopened={closedPacks()}
    deck={{
      emptyActions: (
        <Button kind="secondary" size={44}>
          코드 스캔하기
        </Button>
      ),
    }}
  />
)
export const Visitor = () => <Shown loggedIn={false} deck={{ onSignIn: () => {} }} />
export const Unreachable = () => (
  <Shown on={{ 'GET /card/pack/init': () => refuse(503, '점검 중이에요', 'MAINTENANCE') }} />
)
export const InABox = () => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
  <section aria-label="덱" tabIndex={0} style={{ width: '100%', height: 480, overflowY: 'auto' }}>
    <Shown count={60} />
  </section>
)
export const English = () => (
  <MessagesProvider messages={en}>
    <Shown unopened={closedPacks()} />
  </MessagesProvider>
)

export const Controls = controlled({ count: 24, owned: true, loggedIn: true }, (args) => (
  <Shown {...args} deck={{ onSignIn: () => {} }} />
))
