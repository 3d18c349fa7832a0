// One table over 300 lines, because it must list every exported component.
import { FandeckProvider } from '@fandeck/react'
import {
  aFlipSection,
  aFormationSection,
  aMatch,
  aMissionsSection,
  anUpgradeSection,
  aPlayerFilterSection,
  aPopup,
  aTransaction,
  testKit,
} from '@fandeck/sdk/testing'
import { getPopupNoticesEndpoint } from '@fandeck/sdk/wire'
import { screen } from '@testing-library/react'
import { type ReactElement, type ReactNode, useContext } from 'react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { type ConformingPart, describeConformance } from '../test/describe-conformance.tsx'
import { ActivityStory } from './activity-list/activity.fixtures.tsx'
import { aBanner } from './banner-carousel/banner.fixtures.ts'
import { ANYANG, BoardStory, SEOUL, TEAM } from './boards/board/board.fixtures.tsx'
import { aCard } from './card/card.fixtures.ts'
import { DeckStory, PACKS } from './card-deck/deck.fixtures.tsx'
import { CollectionsStory } from './collections/collections.fixtures.tsx'
import { aShop, drawn } from './drop-model/drop.fixtures.ts'
import { DropContext } from './drop-model/drop-context.ts'
import * as widgets from './index.ts'
import { CLAIMED, scannerKit } from './ocr-scanner/scanner.fixtures.tsx'
import { PointsStory } from './point-history/points.fixtures.tsx'
import { everyKind } from './primitives/notion-article/notion.fixtures.ts'
import { ProfileStory } from './profile-form/profile.fixtures.tsx'
import { SupportStory } from './stories/support.fixtures.tsx'
import { TransactionsStory } from './transaction-list/transactions.fixtures.tsx'
import { BENEFITS, InKit, walletKit } from './wallet-drawer/wallet.fixtures.tsx'

const W = widgets
const nothing = () => {}
const tick = { subscribe: () => nothing, now: () => 0 }
const overlay = { open: true, onOpenChange: nothing }
const cards = [<i key="1" />, <i key="2" />, <i key="3" />] as const

const inShop = (part: ReactElement) => <FandeckProvider fandeck={aShop().fandeck}>{part}</FandeckProvider>
const inDrop = (part: ReactElement) => inShop(<W.DropRoot dropId={1}>{part}</W.DropRoot>)

/** Overrides the step of the purchase of a drop. */
function At({ step, children }: { step: 'confirming' | 'failed' | 'choosing'; children: ReactNode }) {
  const model = useContext(DropContext)
  if (!model) return null
  const value = { ...model, choosing: step === 'choosing', state: { ...model.state, step } }
  return <DropContext.Provider value={value}>{children}</DropContext.Provider>
}
const at = (step: 'confirming' | 'failed' | 'choosing') => (part: ReactElement) =>
  inDrop(
    <W.ModalProvider>
      <At step={step}>{part}</At>
    </W.ModalProvider>,
  )
const inWallet = (part: ReactElement) => (
  <InKit kit={walletKit()}>
    <W.ModalProvider>{part}</W.ModalProvider>
  </InKit>
)
const inRows = (part: ReactElement) =>
  inWallet(<W.WalletDrawer.Root defaultBenefitId={1}>{part}</W.WalletDrawer.Root>)
const inScanner = (part: ReactElement) => (
  <FandeckProvider fandeck={scannerKit().fandeck}>{part}</FandeckProvider>
)
const inPages = (part: ReactElement) => {
  const { fandeck, server } = testKit()
  server.answer(getPopupNoticesEndpoint, { count: 1, rows: [aPopup()] })
  return <FandeckProvider fandeck={fandeck}>{part}</FandeckProvider>
}
const inBoards = (part: ReactElement) => (
  <BoardStory loggedIn={false} designs={[]}>
    {part}
  </BoardStory>
)
const inSupport = (part: ReactElement) => <SupportStory>{part}</SupportStory>
const inPoints = (part: ReactElement) => <PointsStory>{part}</PointsStory>
const inActivity = (part: ReactElement) => <ActivityStory>{part}</ActivityStory>
const inDeck = (part: ReactElement) => <DeckStory>{part}</DeckStory>
const inCollections = (part: ReactElement) => <CollectionsStory>{part}</CollectionsStory>
const inTransactions = (part: ReactElement) => <TransactionsStory>{part}</TransactionsStory>
const inProfile = (part: ReactElement) => <ProfileStory>{part}</ProfileStory>
const inCampaign = (part: ReactElement) => <BoardStory>{part}</BoardStory>
const withToasts = (part: ReactElement) => inShop(<W.ToastProvider>{part}</W.ToastProvider>)
const scrolled = (part: ReactElement) => {
  vi.stubGlobal('scrollY', 101)
  return withToasts(part)
}
const inAccordion = (part: ReactElement) => (
  <W.AccordionRoot value="1" onValueChange={nothing}>
    {part}
  </W.AccordionRoot>
)
const team = { name: '1', colors: [] }
const benefit = BENEFITS[0]
if (!benefit) throw new Error('The fixtures contain no benefit.')

/** The parts of a widget, in its folder. */
const found = import.meta.glob<{ parts: readonly ConformingPart[] }>('./*/conformance.test-helper.tsx', {
  eager: true,
})

const PARTS: readonly ConformingPart[] = [
  ...Object.values(found).flatMap(({ parts }) => parts),
  ['ActivityList', (p) => <W.ActivityList {...p} />, { inside: inActivity, heading: 2 }],
  ['AdConsentSwitches', (p) => <W.AdConsentSwitches {...p} />, { inside: inProfile }],
  ['CollectionForm', (p) => <W.CollectionForm {...p} />, { inside: inCollections }],
  ['CollectionList', (p) => <W.CollectionList {...p} />, { inside: inCollections }],
  ['PointHistory', (p) => <W.PointHistory {...p} />, { inside: inPoints, heading: 2 }],
  ['ProfileForm', (p) => <W.ProfileForm {...p} />, { inside: inProfile }],
  ['TransactionList', (p) => <W.TransactionList {...p} />, { inside: inTransactions }],
  [
    'TransactionReceipt',
    (p) => <W.TransactionReceipt {...p} {...overlay} transaction={aTransaction()} />,
    { inside: inTransactions, heading: 2 },
  ],
  ['Switch', (p) => <W.Switch {...p}>1</W.Switch>, { control: 'INPUT' }],
  ['BannerCarousel', (p) => <W.BannerCarousel {...p} banners={[aBanner()]} />],
  [
    'AccordionRoot',
    (p) => (
      <W.AccordionRoot {...p} value="1" onValueChange={nothing}>
        1
      </W.AccordionRoot>
    ),
  ],
  [
    'AccordionItem',
    (p) => (
      <W.AccordionItem {...p} value="1" title="1">
        1
      </W.AccordionItem>
    ),
    { inside: inAccordion },
  ],
  ['Article', (p) => <W.Article {...p} title="1" />, { heading: 1 }],
  ['Button', (p) => <W.Button {...p}>1</W.Button>],
  ['Campaign', (p) => <W.Campaign {...p} slug="fcseoul-2025" />, { inside: inBoards }],
  ['Card', (p) => <W.Card {...p} {...aCard} />],
  ['CardDeck', (p) => <W.CardDeck {...p} packs={PACKS} />, { inside: inDeck }],
  ['CardDetail', (p) => <W.CardDetail {...p} {...overlay} card={aCard} />, { heading: 2 }],
  ['CardFan', (p) => <W.CardFan {...p}>{cards}</W.CardFan>],
  ['CardFanLoader', (p) => <W.CardFanLoader {...p} />],
  [
    'CardReveal',
    (p) => <W.CardReveal {...p} open cards={drawn} onClose={nothing} onDone={nothing} />,
    { heading: 2 },
  ],
  [
    'PackReveal',
    (p) => <W.PackReveal {...p} open orderId="order-1" count={1} onClose={nothing} onDone={nothing} />,
    { inside: inShop, heading: 2 },
  ],
  ['Check', (p) => <W.Check {...p}>1</W.Check>, { control: 'INPUT' }],
  ['Chip', (p) => <W.Chip {...p}>1</W.Chip>],
  ['CodeForm', (p) => <W.CodeForm {...p} code="" onCodeChange={() => {}} />, { inside: inScanner }],
  ['CodeEntry', (p) => <W.CodeEntry {...p} {...overlay} />, { inside: inScanner, heading: 2 }],
  ['Countdown', (p) => <W.Countdown {...p} {...tick} until={1} />],
  ['Dialog', (p) => <W.Dialog {...p} {...overlay} title="1" />, { heading: 2 }],
  [
    'Drawer',
    (p) => (
      <W.Drawer {...p} {...overlay} title="1" top={72}>
        1
      </W.Drawer>
    ),
    { heading: 2 },
  ],
  ['DropCards', (p) => <W.DropCards {...p} />, { inside: inDrop, heading: 2 }],
  ['DropCompact', (p) => <W.DropCompact {...p} dropId={1} />, { inside: inShop, heading: 1 }],
  ['DropCta', (p) => <W.DropCta {...p} />, { inside: inDrop }],
  ['DropFacts', (p) => <W.DropFacts {...p} />, { inside: inDrop }],
  ['DropHero', (p) => <W.DropHero {...p} />, { inside: inDrop }],
  ['DropNotes', (p) => <W.DropNotes {...p} />, { inside: inDrop }],
  ['DropPhaseTag', (p) => <W.DropPhaseTag {...p} phase="open" />],
  ['DropPage', (p) => <W.DropPage {...p} dropId={1} />, { inside: inShop, heading: 1 }],
  ['DropPurchase', (p) => <W.DropPurchase {...p} dropId={1} />, { inside: inShop, heading: 1 }],
  ['DropLoading', (p) => <W.DropLoading {...p} />],
  ['DropRoot', (p) => <W.DropRoot {...p} dropId={1} />, { inside: inShop }],
  ['DropRow', (p) => <W.DropRow {...p} dropId={1} href="#" />, { inside: inShop }],
  ['DropSummaryLoading', (p) => <W.DropSummaryLoading {...p} />],
  ['DropSummary', (p) => <W.DropSummary {...p} dropId={1} href="#" />, { inside: inShop, heading: 3 }],
  ['DropTags', (p) => <W.DropTags {...p} />, { inside: inDrop }],
  ['DropTimer', (p) => <W.DropTimer {...p} />, { inside: inDrop }],
  ['DropTitle', (p) => <W.DropTitle {...p} />, { inside: inDrop, heading: 1 }],
  ['Empty', (p) => <W.Empty {...p} title="1" />],
  ['FaqList', (p) => <W.FaqList {...p} />, { inside: inSupport }],
  ['Field', (p) => <W.Field {...p} label="1" />, { control: 'INPUT' }],
  ['FormattedField', (p) => <W.FormattedField {...p} label="1" format={String} />, { control: 'INPUT' }],
  [
    'FlipBoard',
    (p) => <W.FlipBoard {...p} section={aFlipSection()} team={TEAM} />,
    { inside: inBoards, heading: 2 },
  ],
  [
    'IconButton',
    (p) => (
      <W.IconButton {...p} label="1">
        1
      </W.IconButton>
    ),
  ],
  ['Image', (p) => <W.Image {...p} src={aCard.art} alt="" />],
  [
    'FormationBoard',
    (p) => <W.FormationBoard {...p} {...SEOUL} section={aFormationSection()} />,
    { inside: inCampaign, heading: 2 },
  ],
  ['FoilPack', (p) => <W.FoilPack {...p} name="ORBLIT 1st Deck" />],
  ['FloatingButtons', (p) => <W.FloatingButtons {...p} />, { inside: scrolled }],
  ['InquiryForm', (p) => <W.InquiryForm {...p} />, { inside: inSupport }],
  ['InquiryList', (p) => <W.InquiryList {...p} />, { inside: inSupport, heading: 2 }],
  ['Logo', (p) => <W.Logo {...p} />],
  ['Mark', (p) => <W.Mark {...p} />],
  [
    'MatchPickBoard',
    (p) => <W.MatchPickBoard {...p} {...ANYANG} section={{ kind: 'matchPick', matches: [aMatch()] }} />,
    { inside: inCampaign, heading: 2 },
  ],
  ['NoticeList', (p) => <W.NoticeList {...p} hrefOf={String} />, { inside: inSupport }],
  ['NotionArticle', (p) => <W.NotionArticle {...p} blocks={everyKind} />, { heading: 3 }],
  [
    'MissionsBoard',
    (p) => <W.MissionsBoard {...p} slug="a" packs={[]} section={aMissionsSection()} team={TEAM} />,
    { inside: inBoards, heading: 2 },
  ],
  [
    'OcrScanner',
    (p) => <W.OcrScanner {...p} {...overlay} openCamera={() => new Promise(nothing)} />,
    { inside: inScanner, heading: 2 },
  ],
  ['PaymentFailure', (p) => <W.PaymentFailure {...p} />, { inside: at('failed'), heading: 2 }],
  [
    'PlayerFilterBoard',
    (p) => <W.PlayerFilterBoard {...p} section={aPlayerFilterSection()} team={TEAM} />,
    { inside: inBoards, heading: 2 },
  ],
  [
    'PlayerList',
    (p) => <W.PlayerList {...p} {...overlay} title="1" players={[]} onPlace={nothing} />,
    { heading: 2 },
  ],
  ['PopupDialog', (p) => <W.PopupDialog {...p} popups={[aPopup()]} onClose={nothing} />, { heading: 2 }],
  ['PopupStill', (p) => <W.PopupStill {...p} popups={[aPopup()]} path="/" now={0} />, { heading: 2 }],
  ['PopupNotice', (p) => <W.PopupNotice {...p} path="/" />, { inside: inPages, heading: 2 }],
  ['Progress', (p) => <W.Progress {...p} value={1} max={2} label="1" />],
  ['PurchaseConfirming', (p) => <W.PurchaseConfirming {...p} />, { inside: at('confirming'), heading: 2 }],
  ['PurchaseSheet', (p) => <W.PurchaseSheet {...p} />, { inside: at('choosing'), heading: 2 }],
  ['QrCode', (p) => <W.QrCode {...p} value={undefined} />],
  ['Radio', (p) => <W.Radio {...p}>1</W.Radio>, { control: 'INPUT' }],
  [
    'RadioGroup',
    (p) => (
      <W.RadioGroup {...p} label="1">
        1
      </W.RadioGroup>
    ),
  ],
  ['RadioTile', (p) => <W.RadioTile {...p}>1</W.RadioTile>, { control: 'INPUT' }],
  ['ReturnPill', (p) => <W.ReturnPill {...p} teamName="1" color="#c4122f" href="/" />],
  ['RingTimer', (p) => <W.RingTimer {...p} {...tick} until={1} />],
  ['ScanSuccess', (p) => <W.ScanSuccess {...p} {...overlay} card={CLAIMED} />, { heading: 2 }],
  ['Segment', (p) => <W.Segment {...p} label="1" options={[]} value="" onChange={nothing} />],
  ['SelectField', (p) => <W.SelectField {...p} label="1" />, { control: 'SELECT' }],
  ['ShareMenu', (p) => <W.ShareMenu {...p} />, { inside: withToasts }],
  ['Skeleton', (p) => <W.Skeleton {...p} />],
  ['Stepper', (p) => <W.Stepper {...p} label="1" value={1} onChange={nothing} />],
  ['Tag', (p) => <W.Tag {...p}>1</W.Tag>],
  [
    'TransitionCover',
    (p) => (
      <W.TransitionCover
        {...p}
        state={{ isActive: false, arrived: false }}
        from={team}
        to={team}
        onSkip={nothing}
      />
    ),
  ],
  ['WalletDrawer', (p) => <W.WalletDrawer {...p} {...overlay} />, { inside: inWallet, heading: 2 }],
  ['WalletDrawer.Root', (p) => <W.WalletDrawer.Root {...p}>1</W.WalletDrawer.Root>, { inside: inWallet }],
  ['WalletDrawer.Benefit', (p) => <W.WalletDrawer.Benefit {...p} benefit={benefit} />, { inside: inRows }],
  ['WalletDrawer.Qr', (p) => <W.WalletDrawer.Qr {...p} benefitId={1} />, { inside: inWallet }],
  ['WalletDrawer.Receipt', (p) => <W.WalletDrawer.Receipt {...p} benefitId={2} />, { inside: inWallet }],
  ['WalletDrawer.List', (p) => <W.WalletDrawer.List {...p} />, { inside: inWallet }],
  [
    'WalletDrawer.Login',
    (p) => <W.WalletDrawer.Login {...p} {...overlay} />,
    { inside: inWallet, heading: 2 },
  ],
  [
    'UpgradeBoard',
    (p) => <W.UpgradeBoard {...p} {...SEOUL} section={anUpgradeSection()} />,
    { inside: inCampaign, heading: 2 },
  ],
  ['WalletPanel', (p) => <W.WalletPanel {...p} />, { inside: inWallet, heading: 2 }],
  [
    'WalletWindowOverlay',
    (p) => (
      <W.WalletWindowOverlay
        {...p}
        state={{ status: 'open', link: undefined, error: undefined }}
        onFocus={nothing}
        onClose={nothing}
      />
    ),
    { heading: 2 },
  ],
]

/** Components without a root element of their own: providers, states, parts that only open others, and the link that `renderLink` renders. */
const WITHOUT_ROOT = [
  'BadgeShare',
  'BackendLink',
  'ContinueButton',
  'DropPayment',
  'HomeShowcase',
  'LinkProvider',
  'ListState',
  'MessagesProvider',
  'ModalProvider',
  'PaymentPopup',
  'SessionWatch',
  'ToastProvider',
]

beforeAll(() => import('./ocr-scanner/lazy-parts.ts'))

for (const part of PARTS) describeConformance(...part)

describe('every component of the package', () => {
  test('is in this table or has no root element', () => {
    const isComponent = ([name, value]: [string, unknown]) =>
      /^[A-Z][a-z]/.test(name) &&
      (typeof value === 'function' || (typeof value === 'object' && value !== null && 'render' in value))
    const named = Object.entries(widgets)
      .filter(isComponent)
      .map(([name]) => name)
    const parts = Object.keys(widgets.WalletDrawer)
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => `WalletDrawer.${name}`)
    expect([...named, ...parts].sort()).toEqual([...PARTS.map(([name]) => name), ...WITHOUT_ROOT].sort())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
