// C1: a hook renders only when its result changes. Over 300 lines, because every hook has a row here; one without a row
// fails the first test.
import {
  aBenefit,
  aDrop,
  aDropInformation,
  aMyCard,
  aQrKey,
  aSessionRecord,
  aShop,
  aTerms,
  aToken,
  aTransaction,
  aTransactionDetail,
  ok,
  renewed,
  someUnopenedPacks,
  type TestKit,
  testKit,
} from '@fandeck/sdk/testing'
import { AuthSession, QrKey } from '@fandeck/sdk/wire'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { memo, type ReactNode } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import * as hooks from './index.ts'
import { memberKey, publicKey } from './internal/query-keys.ts'
import { campaignOthers, campaignQueries } from './renders.campaigns.test-helper.ts'
import { contentOthers, contentQueries } from './renders.content.test-helper.ts'

afterEach(cleanup)

const ROUNDS = 100
const USER = { memberId: 'm-1', nickname: '소하팬', accountType: 'phone', walletLinked: false }
const MEMBER = {
  ...USER,
  level: 'K102',
  phone: null,
  image: null,
  totalPoint: 0,
  adEmail: false,
  adSms: false,
}
const { info } = aDrop()
/** The flags of a call before its first request. */
const idle = { loading: false, done: false, error: false, errorInfo: undefined }
const A_PACK = { packName: 'a', packId: 1, designs: [], cards: [aMyCard()] }

type Queries = Record<string, { use: () => { data: unknown }; key: readonly unknown[]; data: unknown }>
type Others = Record<string, () => unknown>

/** The rows of a domain, in its folder. */
const found = Object.values(
  import.meta.glob<{ queries?: Queries; others?: Others }>('./*/renders.test-helper.ts', { eager: true }),
)

/** The data of each query hook, and the key of its query. */
const queries: Queries = {
  ...Object.assign({}, ...found.map((rows) => rows.queries)),
  useMember: { use: () => hooks.useMember(), key: memberKey('user'), data: MEMBER },
  useProviders: { use: () => hooks.useProviders(), key: publicKey('auth-providers'), data: {} },
  useNicknameCheck: {
    use: () => hooks.useNicknameCheck({ nickname: '새벽응원단' }),
    key: memberKey('nickname', '새벽응원단'),
    data: true,
  },
  usePoints: {
    use: () => hooks.usePoints(),
    key: memberKey('points'),
    data: { total: 0, expiring: 0, earnedThisMonth: 0, since: 0 },
  },
  usePointHistory: {
    use: () => hooks.usePointHistory(),
    key: memberKey('point-history', null, null),
    data: { pages: [{ rows: [], next: undefined }], pageParams: [undefined] },
  },
  useShopDrops: {
    use: () => hooks.useShopDrops(),
    key: publicKey('shop-drops'),
    data: [{ dropId: 1, info }],
  },
  useSavedDelivery: { use: () => hooks.useSavedDelivery(), key: memberKey('saved-delivery'), data: null },
  useLoginMethods: { use: () => hooks.useLoginMethods(), key: memberKey('login-methods'), data: [] },
  useDevices: { use: () => hooks.useDevices(), key: memberKey('devices'), data: [] },
  useWithdrawal: {
    use: () => hooks.useWithdrawal(),
    key: memberKey('withdrawal'),
    data: { cards: 0, benefits: 0, totalPoint: 0, walletLinked: false, orders: [], proofs: ['identity'] },
  },
  useEntries: {
    use: () => hooks.useEntries(),
    key: memberKey('entries', null),
    data: { pages: [{ rows: [], next: undefined }], pageParams: [undefined] },
  },
  useCreator: {
    use: () => hooks.useCreator(),
    key: memberKey('creator'),
    data: { nickname: '달빛', image: null, collections: 0, tokens: 0 },
  },
  useCreatedCollections: {
    use: () => hooks.useCreatedCollections(),
    key: memberKey('created-collections'),
    data: [],
  },
  useOwnTokens: { use: () => hooks.useOwnTokens(), key: memberKey('own-tokens'), data: [] },
  useCollectionNameCheck: {
    use: () => hooks.useCollectionNameCheck({ field: 'linkName', value: 'moonlight' }),
    key: memberKey('collection-name', 'linkName', 'moonlight'),
    data: 'free',
  },
  useActivity: {
    use: () => hooks.useActivity(),
    key: memberKey('activity'),
    data: { pages: [{ rows: [], next: undefined }], pageParams: [undefined] },
  },
  useCards: { use: () => hooks.useCards({ packId: 1 }), key: publicKey('cards', 1), data: [] },
  useMyCards: {
    use: () => hooks.useMyCards({ packNames: ['a'] }),
    key: memberKey('my-cards', ['a']),
    data: [A_PACK],
  },
  useFirstPacks: {
    use: () => hooks.useFirstPacks({ packNames: ['a'] }),
    key: memberKey('first-cards', ['a']),
    data: [A_PACK],
  },
  useMyPacks: {
    use: () => hooks.useMyPacks({ packNames: ['a'] }),
    key: memberKey('my-cards', ['a']),
    data: [A_PACK],
  },
  useBenefits: { use: () => hooks.useBenefits(), key: memberKey('benefits'), data: [aBenefit()] },
  useBanners: { use: () => hooks.useBanners(), key: publicKey('banners'), data: [] },
  useTerms: {
    use: () => hooks.useTerms({ kind: 'service' }),
    key: publicKey('terms', 'service'),
    data: aTerms(),
  },
  useTermsVersions: {
    use: () => hooks.useTermsVersions({ kind: 'service' }),
    key: publicKey('terms-versions', 'service'),
    data: [aTerms()],
  },
  useNotionPage: {
    use: () => hooks.useNotionPage({ pageId: 'guide' }),
    key: publicKey('notion', 'guide'),
    data: { title: '안내', blocks: [] },
  },
  useShop: { use: () => hooks.useShop(), key: publicKey('shop'), data: aShop() },
  useHasPart: { use: () => hooks.useHasPart(), key: publicKey('shop'), data: aShop() },
  useDrop: { use: () => hooks.useDrop({ dropId: 1 }), key: publicKey('drop', 1), data: aDrop() },
  useStock: { use: () => hooks.useStock({ dropId: 1, live: false }), key: publicKey('stock', 1), data: 10 },
  usePurchaseLimit: {
    use: () => hooks.usePurchaseLimit({ dropId: 1 }),
    key: memberKey('purchase-limit', 1),
    data: { possible: 3 },
  },
  useWhitelist: {
    use: () => hooks.useWhitelist({ dropId: 1, query: { enabled: true } }),
    key: memberKey('whitelist', 1),
    data: true,
  },
  useFirstPurchase: {
    use: () => hooks.useFirstPurchase({ dropId: 1 }),
    key: memberKey('first-purchase', 1),
    data: true,
  },
  useDropOdds: {
    use: () => hooks.useDropOdds({ dropId: 1 }),
    key: publicKey('drop-odds', 1),
    data: [{ finish: 'PRISM', copies: 12, share: 0.02 }],
  },
  useDropReminder: {
    use: () => hooks.useDropReminder({ dropId: 1 }),
    key: memberKey('drop-reminder', 1),
    data: { reminding: false, channel: 'mail' },
  },
  useDrops: { use: () => hooks.useDrops(), key: publicKey('drops-information'), data: [aDropInformation()] },
  useTransactions: {
    use: () => hooks.useTransactions(),
    key: memberKey('transactions'),
    data: { pages: [{ rows: [aTransaction()], next: undefined }], pageParams: [undefined] },
  },
  useTransaction: {
    use: () => hooks.useTransaction({ orderId: 'order-1' }),
    key: memberKey('transactions', 'order-1'),
    data: aTransactionDetail(),
  },
  useUnopenedPacks: {
    use: () => hooks.useUnopenedPacks(),
    key: memberKey('transactions', 'unopened'),
    data: [someUnopenedPacks()],
  },
  ...campaignQueries,
  ...contentQueries,
}

const others: Others = {
  ...Object.assign({}, ...found.map((rows) => rows.others)),
  useFandeck: hooks.useFandeck,
  useMaybeFandeck: hooks.useMaybeFandeck,
  useSession: () => hooks.useSession(({ loggedIn }) => loggedIn),
  useUser: hooks.useUser,
  useStoredSession: hooks.useStoredSession,
  useAuthSession: hooks.useAuthSession,
  useLevel: () => hooks.useLevel(['K201']),
  useWalletLink: hooks.useWalletLink,
  useWalletWindow: () => hooks.useWalletWindow(),
  useChangePassword: hooks.useChangePassword,
  useCheckPassword: hooks.useCheckPassword,
  useRequestIdentity: hooks.useRequestIdentity,
  useVerifyIdentity: hooks.useVerifyIdentity,
  useOpenPacks: hooks.useOpenPacks,
  useSetDropReminder: hooks.useSetDropReminder,
  useCancelOrder: hooks.useCancelOrder,
  useRequestReturn: hooks.useRequestReturn,
  useChangeNickname: hooks.useChangeNickname,
  useChangePicture: hooks.useChangePicture,
  useChangeAdConsent: hooks.useChangeAdConsent,
  useDeleteCollection: hooks.useDeleteCollection,
  useCreateCollection: hooks.useCreateCollection,
  useSignUp: hooks.useSignUp,
  useSignUpCode: hooks.useSignUpCode,
  useSignIn: hooks.useSignIn,
  useSignOut: hooks.useSignOut,
  useFinishSignIn: hooks.useFinishSignIn,
  usePasswordCode: hooks.usePasswordCode,
  usePhoneCode: hooks.usePhoneCode,
  useResetPassword: hooks.useResetPassword,
  useSaveDelivery: hooks.useSaveDelivery,
  useDeleteSavedDelivery: hooks.useDeleteSavedDelivery,
  useLinkLogin: hooks.useLinkLogin,
  useUnlinkLogin: hooks.useUnlinkLogin,
  useEmailLinkCode: hooks.useEmailLinkCode,
  useLinkEmail: hooks.useLinkEmail,
  useEndDevice: hooks.useEndDevice,
  useEndOtherDevices: hooks.useEndOtherDevices,
  useWithdraw: hooks.useWithdraw,
  useWithdrawalCode: hooks.useWithdrawalCode,
  useClaimCode: hooks.useClaimCode,
  useCompleteBenefit: () => hooks.useCompleteBenefit({ benefitId: 1 }),
  useAgreeTerms: hooks.useAgreeTerms,
  useScanner: () => hooks.useScanner(),
  useBenefitQr: () => hooks.useBenefitQr({ benefitId: 1 }),
  useGate: () => hooks.useGate({ dropId: 1 }),
  usePurchase: () => hooks.usePurchase({ dropId: 1 }),
  useDropPhase: () => hooks.useDropPhase(info, 10),
  useDropCalls: () =>
    hooks.useDropCalls({ dropId: 1, purchase: { calls: { reserve: idle, delivery: idle, order: idle } } }),
  useClock: () => hooks.useClock((now) => now > 0),
  useLatest: () => hooks.useLatest(0),
  ...campaignOthers,
  ...contentOthers,
}

const rows: [string, () => unknown][] = [
  ...Object.entries(queries).map(([name, { use }]): [string, () => unknown] => [name, () => use().data]),
  ...Object.entries(others),
]

/** Renders only when its hook does, not when its parent does. */
const Part = memo(({ count }: { count: () => void }) => {
  count()
  return null
})

/** A page with one hook; `renders` counts the renders of its component. */
async function mounted(use: () => unknown) {
  const kit = testKit({ loggedIn: true })
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  for (const { key, data } of Object.values(queries)) cache.setQueryData(key, data)
  kit.fandeck.session.setUser(USER)
  let n = 1
  kit.server.on('GET /auth/refresh_token', () =>
    renewed(aSessionRecord({ accessToken: aToken({ n: ++n }), refreshToken: `refresh-${n}` })),
  )
  const authUser = { ...USER, image: null, loginType: 'phone', level: 'K102', walletLinked: false } as const
  const known = { user: authUser, token: aSessionRecord(), expires: '2026-12-20T00:00:00Z' }
  kit.server.on('GET /api/auth/session', () => Response.json(z.encode(AuthSession, known)))
  kit.server.on('GET /claim/qr/1', () => ok(QrKey, aQrKey()))
  let renders = 0
  const count = () => {
    renders++
    use()
  }
  const page = (around: ReactNode) => (
    <hooks.FandeckProvider fandeck={kit.fandeck} queryClient={cache}>
      {around}
      <Part count={count} />
    </hooks.FandeckProvider>
  )
  const { rerender } = render(page(0))
  await act(() => kit.clock.advance(1000))
  return { kit, cache, renders: () => renders, redraw: (around: ReactNode) => rerender(page(around)) }
}
type Mounted = Awaited<ReturnType<typeof mounted>>

/** Changes unrelated to any hook: ten of each kind. */
const changes: ((page: Mounted, round: number) => unknown)[] = [
  ({ cache }, round) => cache.setQueryData(['another'], round),
  ({ cache }) => {
    for (const { key, data } of Object.values(queries)) cache.setQueryData(key, structuredClone(data))
  },
  ({ kit }) => kit.fandeck.session.setUser({ ...USER }),
  ({ kit }) => kit.fandeck.session.refresh(),
  ({ kit }) => kit.fandeck.session.refresh('new'),
  ({ kit }) => kit.comeBack(),
  ({ kit }) => kit.clock.advance(1000),
  ({ kit }) => kit.fandeck.events.emit('session:memory-only', { error: undefined }),
  ({ kit }) => kit.storage.setItem('another', 'value'),
  ({ redraw }, round) => redraw(round),
]

async function rendersOver(page: Mounted): Promise<number> {
  const before = page.renders()
  for (let round = 0; round < ROUNDS; round++) {
    await act(async () => {
      await changes[round % changes.length]?.(page, round)
    })
  }
  return page.renders() - before
}

/** The change that each of these hooks exists for and must render on. */
const own: [string, (kit: TestKit) => unknown][] = [
  ['useSession', ({ fandeck }) => fandeck.session.end()],
  ['useUser', ({ fandeck }) => fandeck.session.setUser({ ...USER, nickname: '새벽응원단' })],
  ['useLevel', ({ fandeck }) => fandeck.session.end()],
  ['useWalletLink', ({ fandeck }) => fandeck.session.setUser({ ...USER, walletLinked: true })],
]

describe('C1', () => {
  test('every hook has a row', () => {
    const exported = Object.keys(hooks).filter((name) => name.startsWith('use'))
    expect(rows.map(([name]) => name).toSorted()).toEqual(exported.toSorted())
  })

  test.each(rows)('%s renders 0 times over 100 unrelated changes', async (_, use) => {
    expect(await rendersOver(await mounted(use))).toBe(0)
  })

  test('useWalletLink renders 0 times when the member’s name changes', async () => {
    const page = await mounted(hooks.useWalletLink)
    const before = page.renders()
    act(() => page.kit.fandeck.session.setUser({ ...USER, nickname: '새벽응원단' }))
    expect(page.renders()).toBe(before)
  })

  test.each(own)('%s renders when its result changes', async (name, change) => {
    const page = await mounted(others[name] ?? (() => {}))
    const before = page.renders()
    await act(async () => change(page.kit))
    expect(page.renders()).toBeGreaterThan(before)
  })

  test('control: selecting a whole session or query renders for its changes', async () => {
    const session = await mounted(() => hooks.useSession((state) => state))
    expect(await rendersOver(session)).toBeGreaterThan(0)
    const query = await mounted(() => ({ ...hooks.useDrop({ dropId: 1 }) }))
    expect(await rendersOver(query)).toBeGreaterThan(0)
  })
})
