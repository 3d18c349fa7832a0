import { useMember } from '@fandeck/react'
import { forwardRef, type ReactNode } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { Outage } from '../page-states/Outage.tsx'
import { Part } from '../primitives/part/Part.tsx'
import { MyCards } from './MyCards.tsx'
import type { MyCollectionsProps } from './MyCollections.tsx'
import type { MyDeckProps } from './MyDeck.tsx'
import { MyFacts } from './MyFacts.tsx'
import { MyProfile } from './MyProfile.tsx'
import { MyWallet, type MyWalletProps } from './MyWallet.tsx'
import { useOwnedPacks } from './use-owned-packs.ts'
import './MyPage.css'

/** The props of my page, which fetches itself. */
export interface MyPageProps
  extends MyDeckProps,
    Pick<MyCollectionsProps, 'binderHref'>,
    Pick<MyWalletProps, 'onWalletOpen' | 'onWalletLink'> {
  /** The links to the other sections of my page, below the profile. */
  navigation?: ReactNode
  /** Another section, such as an `ActivityList`. @default the collections and the deck */
  children?: ReactNode
}

/**
 * My page: the profile, the wallet and the numbers of the member, and below them the cards with the scanner, or another
 * section. Needs a `ModalProvider`.
 *
 * @see S2.6, S7.42
 */
export const MyPage = /* @__PURE__ */ forwardRef<HTMLElement, MyPageProps>(function MyPage(props, ref) {
  const { hrefOf, packs, binderHref, onWalletOpen, onWalletLink, navigation, children, ...rest } = props
  const { defaultFilter, onFilterChange, onOpened, onShare, shareHref, upgradeHref, ...headed } = rest
  const { headingLevel, ...root } = headed
  const own = { hrefOf, packs, defaultFilter, onFilterChange, onOpened, onShare, shareHref, upgradeHref }
  const deck = { ...own, headingLevel }
  return (
    <Part base="fandeck-root fandeck-my-page" {...root} ref={ref}>
      <MemberOnly>
        <Reachable packs={packs}>
          <MyProfile hrefOf={hrefOf} />
          <MyWallet {...{ onWalletOpen, onWalletLink }} />
          <MyFacts {...{ hrefOf, packs }} />
          {children ? (
            <>
              {navigation && <div className="fandeck-my-page__navigation">{navigation}</div>}
              {children}
            </>
          ) : (
            <MyCards {...{ navigation, binderHref }} {...deck} />
          )}
        </Reachable>
      </MemberOnly>
    </Part>
  )
})

/** Replaces the page where nothing of the member can be loaded. */
function Reachable({ packs, children }: Pick<MyPageProps, 'packs' | 'children'>) {
  const member = useMember()
  const { failed } = useOwnedPacks(packs)
  const missing = [...(member.isError && !member.data ? [member] : []), ...(failed ? [failed] : [])]
  const [first] = missing
  if (!first) return children
  const retry = () => {
    for (const { refetch } of missing) void refetch()
  }
  return <Outage error={first.error} onRetry={retry} />
}
