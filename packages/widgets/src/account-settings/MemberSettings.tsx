import { useFandeck, useHasPart, useLoginMethods } from '@fandeck/react'
import { maskAccount } from '@fandeck/sdk'
import type { Member } from '@fandeck/sdk/account'
import { useHasPassword } from '../account-fields/use-has-password.ts'
import { grouped } from '../primitives/grouped.ts'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import { shortAddress } from '../primitives/short-address.ts'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { AdConsentSwitches } from '../profile-form/AdConsentSwitches.tsx'
import { useDates } from '../theme/use-dates.ts'
import { SettingsGroup } from './SettingsGroup.tsx'
import { SettingsRow } from './SettingsRow.tsx'
import type { SettingsHref, SettingsScreen } from './settings-screens.ts'
import { useSettingsMessages } from './use-settings-messages.ts'

interface MemberSettingsProps {
  member: Member
  hrefOf: SettingsHref
  headingLevel: HeadingLevel
  onWalletLink: (() => void) | undefined
  onWalletUnlink: (() => void) | undefined
}

/** The groups of the settings of a member; a group without rows is left out. */
export function MemberSettings({ member, hrefOf, headingLevel, ...wallet }: MemberSettingsProps) {
  const hasWallet = useHasPart()('wallet')
  const messages = useSettingsMessages()
  const methods = useLoginMethods().data
  const hasPassword = useHasPassword()
  const renew = member.level.endsWith('201')
  const to = (screen: SettingsScreen) => hrefOf(screen, { renew })
  const unknown = messages['settings.unknown']
  const linked = (methods ?? []).flatMap(({ kind }) =>
    kind === 'google' ? ['Google'] : kind === 'kakao' ? [messages['settings.logins.kakao']] : [],
  )
  const hasHistory = [to('points'), to('entries'), to('collections')].some((href) => href !== undefined)
  return (
    <>
      <SettingsGroup title={messages['settings.profile']} headingLevel={headingLevel}>
        <SettingsRow
          href={to('profile')}
          label={messages['settings.picture']}
          value={messages['settings.picture.change']}
        />
        <SettingsRow href={to('profile')} label={messages['settings.nickname']} value={member.nickname} />
      </SettingsGroup>
      <SettingsGroup title={messages['settings.account']} headingLevel={headingLevel}>
        <SettingsRow
          href={to('identity')}
          label={messages['settings.phone']}
          value={member.phone ? maskAccount(member.phone) : unknown}
        />
        <SettingsRow
          href={to('identity')}
          label={messages['settings.birth']}
          value={renew ? messages['settings.known'] : unknown}
        />
        <SettingsRow href={to('logins')} label={messages['settings.logins']} value={linked.join(' · ')} />
        <SettingsRow href={to('devices')} label={messages['settings.devices']} />
        <SettingsRow href={to('address')} label={messages['settings.address']} />
        {hasPassword && <SettingsRow href={to('password')} label={messages['settings.password']} />}
        <SettingsRow href={to('signOut')} label={messages['settings.signOut']} />
      </SettingsGroup>
      <SettingsGroup title={messages['settings.consents']} headingLevel={headingLevel}>
        <Consents />
      </SettingsGroup>
      {hasHistory && (
        <SettingsGroup title={messages['settings.history']} headingLevel={headingLevel}>
          <SettingsRow
            href={to('points')}
            label={messages['settings.points']}
            value={`${grouped(member.totalPoint)}P`}
          />
          <SettingsRow href={to('entries')} label={messages['settings.entries']} />
          <SettingsRow href={to('collections')} label={messages['settings.collections']} />
        </SettingsGroup>
      )}
      <SettingsGroup
        title={messages[hasWallet ? 'settings.wallet' : 'settings.withdrawal']}
        headingLevel={headingLevel}
      >
        {hasWallet && <WalletRow member={member} {...wallet} />}
        <SettingsRow href={to('withdrawal')} label={messages['settings.withdrawal']} muted />
      </SettingsGroup>
    </>
  )
}

/** The consents to advertising; the law wants the day of a change told. */
function Consents() {
  const messages = useSettingsMessages()
  const { clock } = useFandeck()
  const { date } = useDates()
  const toast = useToast()
  return (
    <AdConsentSwitches
      onChanged={(consent) =>
        toast.show(messages['settings.consents.done']({ at: date(clock.now()), ...consent }))
      }
    />
  )
}

type WalletRowProps = Pick<MemberSettingsProps, 'member' | 'onWalletLink' | 'onWalletUnlink'>

function WalletRow({ member, onWalletLink, onWalletUnlink }: WalletRowProps) {
  const messages = useSettingsMessages()
  const { walletLinked, walletAddress } = member
  return walletLinked ? (
    <SettingsRow
      label={messages['settings.wallet.unlink']}
      value={walletAddress ? shortAddress(walletAddress) : undefined}
      onPress={onWalletUnlink}
    />
  ) : (
    <SettingsRow label={messages['settings.wallet.link']} onPress={onWalletLink} />
  )
}
