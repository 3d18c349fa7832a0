import { AccountSettings, type SettingsScreen } from '@fandeck/widgets'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { usePages } from '../../router/pages-context.ts'

const HREFS: { [Screen in SettingsScreen]?: string } = {
  profile: '/mypage/profile',
  // The devices are on this page, too.
  logins: '/mypage/logins',
  address: '/mypage/address',
  password: '/mypage/password',
  points: '/mypage/point',
  entries: '/mypage/entry-history',
  collections: '/mypage/collections',
  signOut: '/account/logout?retUrl=%2F',
  withdrawal: '/account/withdrawal',
}
const VERIFY = `/account/verify?retUrl=${encodeURIComponent('/mypage/settings')}`

/** The member's own data, and the ways to change it (S1.7). */
export default function SettingsPage() {
  const wallet = useSiteWallet()
  const { isPage } = usePages()
  const hrefOf = (screen: SettingsScreen) => {
    const href = HREFS[screen]
    return href !== undefined && isPage(href) ? href : undefined
  }
  return (
    <AccountSettings
      className="site-settings"
      hrefOf={(screen, { renew }) =>
        screen === 'identity' ? VERIFY + (renew ? '&again' : '') : hrefOf(screen)
      }
      onWalletLink={wallet.link}
      onWalletUnlink={() => void wallet.unlink()}
    />
  )
}
