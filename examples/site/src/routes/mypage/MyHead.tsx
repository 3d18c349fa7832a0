import type { Member } from '@fandeck/sdk/account'
import { Facts } from './Facts.tsx'
import { MyTabs } from './MyTabs.tsx'
import { Profile } from './Profile.tsx'
import type { useDeck } from './use-deck.ts'
import { WalletRow } from './WalletRow.tsx'

export interface MyHeadProps {
  member: Member | undefined
  deck: ReturnType<typeof useDeck>
}

/** The profile, the wallet and the counts above the sections of my page. */
export const MyHead = ({ member, deck }: MyHeadProps) => (
  <>
    <Profile member={member} />
    <WalletRow member={member} />
    <Facts member={member} deck={deck} />
    <MyTabs />
  </>
)
