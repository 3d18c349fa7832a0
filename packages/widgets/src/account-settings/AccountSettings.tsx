import { useMember } from '@fandeck/react'
import { forwardRef } from 'react'
import { MemberOnly } from '../account-fields/MemberOnly.tsx'
import { type HeadedPartProps, Part } from '../primitives/part/Part.tsx'
import { QueryState } from '../primitives/query-state/QueryState.tsx'
import { Skeleton } from '../primitives/skeleton/Skeleton.tsx'
import { MemberSettings } from './MemberSettings.tsx'
import type { SettingsHref } from './settings-screens.ts'
import './AccountSettings.css'

/** The props of the settings of an account. */
export interface AccountSettingsProps extends HeadedPartProps {
  /** Returns the address of a screen of your site; a screen without an address has no row. */
  hrefOf: SettingsHref
  /** Called when the member wants to link a wallet; without it, there is no such row. */
  onWalletLink?: (() => void) | undefined
  /** Called when the member wants to unlink the wallet; without it, there is no such row. */
  onWalletUnlink?: (() => void) | undefined
}

/**
 * The member's own data, and the ways to change it: profile, phone and birthday, logins, devices, address, password,
 * consents, history, wallet, sign-out and withdrawal. Needs a `ToastProvider`.
 *
 * @see S1.7, S7.41, D80
 */
export const AccountSettings = /* @__PURE__ */ forwardRef<HTMLElement, AccountSettingsProps>(
  function AccountSettings({ hrefOf, onWalletLink, onWalletUnlink, headingLevel = 2, ...root }, ref) {
    const query = useMember()
    return (
      <Part base="fandeck-root fandeck-settings" {...root} ref={ref}>
        <MemberOnly>
          <QueryState query={query} loading={<Waiting />}>
            {(member) => (
              <MemberSettings {...{ member, hrefOf, headingLevel, onWalletLink, onWalletUnlink }} />
            )}
          </QueryState>
        </MemberOnly>
      </Part>
    )
  },
)

const Waiting = () => [1, 2, 3, 4].map((place) => <Skeleton key={place} height={44} radius={8} />)
